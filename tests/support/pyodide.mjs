// Runs tests/support/pyodide_matches.py in Pyodide: node tests/support/pyodide.mjs PROJECT
// Prints its version of Python and, on the next line, the report.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const project = process.argv[2];
const { loadPyodide } = await import(pathToFileURL(join(project, 'web/node_modules/pyodide/pyodide.mjs')));
const python = await loadPyodide();
python.FS.mkdirTree('/project');
python.mountNodeFS('/project', project);
try {
  python.runPython("import sys; sys.dont_write_bytecode = True; sys.path[:0] = ['/project/src', '/project']");
  const matches = python.pyimport('tests.support.pyodide_matches');
  console.log(matches.version());
  console.log(matches.report());
} catch (error) {
  console.error(error.message); // not the stack, which quotes all of Pyodide
  process.exit(1);
}
