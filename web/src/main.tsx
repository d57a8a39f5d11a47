import "@fontsource-variable/nunito";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import "./home/home.css";
import "./table/table.css";
import "./ui/style.css";

createRoot(document.getElementById("root")!).render(<App />);
