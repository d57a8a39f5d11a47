/**
 * The first script. It is small, so that it runs while the rest of the page is on its way, and begins what the page
 * will ask for: texts in the reader's language, and answers of the server.
 */

import { partsOf } from "./navigation/address";
import { token } from "./api/client";
import { begin, beginTable } from "./api/early";
import { beginTexts, preferredLanguage } from "./texts/files";

const language = preferredLanguage();
const [place, name] = partsOf(location.hash);
const isAtTable = place === "table" && name !== undefined;

beginTexts(language, place === undefined);
if (token()) begin("/api/people/me");
if (isAtTable) beginTable(name, language);
else if (place === undefined) begin("/api/games");

import("./main").catch(reportError);
if (isAtTable) import("./table/TablePage").catch(() => undefined); // the page asks for it again
