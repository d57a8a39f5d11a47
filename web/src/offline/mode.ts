/** Whether the pages talk to a server, or to Python in this browser, which does the same work (`src/offline`). */

const CHOICE = "ludoteca.offline"; // kept on this device: play without the server
const NONE = 'meta[name="ludoteca-server"][content="none"]'; // in the page of a static site

export const hasServer = typeof document === "undefined" || document.querySelector(NONE) === null;

/** Whether this page plays without a server. */
export const isOffline = !hasServer || (typeof localStorage !== "undefined" && localStorage.getItem(CHOICE) !== null);

/** Play without the server from now on, or with it again. The page reloads. */
export function chooseOffline(wanted: boolean): void {
  if (wanted) localStorage.setItem(CHOICE, "yes");
  else localStorage.removeItem(CHOICE);
  location.hash = "";
  location.reload();
}
