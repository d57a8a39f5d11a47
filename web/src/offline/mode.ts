/** Whether the pages talk to a server, or to Python in this browser, which does the same work (`src/offline`). */

import { forget, keepText, storedText } from "../device/storage";

const CHOICE = "ludoteca.offline"; // kept on this device: play without the server
const NONE = 'meta[name="ludoteca-server"][content="none"]'; // in the page of a static site

export const hasServer = typeof document === "undefined" || document.querySelector(NONE) === null;

/** Whether this page plays without a server. */
export const isOffline = !hasServer || storedText(CHOICE) !== null;

/** Play without the server from now on, or with it again. The page reloads. */
export function chooseOffline(wanted: boolean): void {
  if (wanted) keepText(CHOICE, "yes");
  else forget(CHOICE);
  location.hash = "";
  location.reload();
}
