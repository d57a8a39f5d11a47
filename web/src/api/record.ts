/** The record of a match, as a file. */

import { getText, type Table } from "./client";

const FETCHED_MS = 60_000; // after which a browser has surely read the file

export async function downloadRecord(table: Table): Promise<void> {
  const text = await getText(`/api/tables/${table.id}/record`);
  const link = document.createElement("a");
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.href = address;
  link.download = `${table.game}-${table.id}.ludo`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FETCHED_MS); // some browsers read it after the click
}
