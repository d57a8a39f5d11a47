import "@fontsource-variable/nunito";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { watchHistory } from "./navigation/layers";
import { go } from "./navigation/route";
import "./home/home.css";
import "./table/table.css";
import "./ui/style.css";

const WORKER_AFTER_MS = 5000; // when the page has loaded what it needs
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // A notification was clicked.
  navigator.serviceWorker.onmessage = ({ data }: MessageEvent<{ show: string }>) => go("table", data.show);
  window.setTimeout(() => {
    void import("./people/push").then(({ register }) => register()).catch(() => undefined);
    void import("./offline/installation")
      .then(({ isInstalled, updateInstalled }) => (isInstalled() ? updateInstalled() : undefined))
      .catch(() => undefined); // there is no network
  }, WORKER_AFTER_MS);
}

watchHistory();
createRoot(document.getElementById("root")!).render(<App />);
