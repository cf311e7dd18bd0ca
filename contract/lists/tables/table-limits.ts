/** Bounds of a file with a table, read in the browser. The server bounds what calls may send. */
export const tableLimits = {
  fileBytes: 20_000_000,
  inflatedBytes: 48_000_000,
  parts: 2_000,
  columns: 50,
  cellLength: 5_000,
  textLength: 800_000,
  rowLength: 400,
  readMs: 10_000,
  jsonDepth: 40,
} as const

export const tableLimitTexts: Readonly<Record<keyof typeof tableLimits, string>> = {
  fileBytes: 'Bytes of a file with a table, such as a list of devices',
  inflatedBytes: 'Bytes of the parts of an XLSX file that are read, once inflated',
  parts: 'Parts of an XLSX file, and sheets of an XLS file',
  columns: 'Columns of a table',
  cellLength: 'Characters of a cell; a longer one is cut, and its row is not read',
  textLength: 'Characters of all cells',
  rowLength: 'Characters of a row on average, where that makes more than of all cells',
  jsonDepth: 'Levels of lists and objects in a JSON file with a list',
  readMs: 'Milliseconds to read a file; then the worker that reads it is ended',
}
