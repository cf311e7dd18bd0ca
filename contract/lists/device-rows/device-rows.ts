export { columnsIn, wordOf, type Column, type Columns } from './columns.ts'
export { plainWord } from './find-condition.ts'
export { mostCandidates, readRow } from './read-row.ts'
export type { RowReading, SourceRow, Unreadable } from './row-reading.ts'
