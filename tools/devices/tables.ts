import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeviceRecord } from './device-record.ts'
import { modelLine } from './model-line.ts'
import { partNumberLine, serialCodeLines } from './number-lines.ts'
import { withOwnNames } from './own-names.ts'

/** The lines of each table. */
export type Tables = Readonly<Record<TableName, readonly string[]>>

type TableName = keyof typeof constants

/** File name of each table -> name of its exported constant. */
const constants = {
  models: 'modelLines',
  'part-numbers': 'partNumberLines',
  'serial-codes': 'serialCodeLines',
} as const

export function tablesOf(records: readonly DeviceRecord[]): Tables {
  return {
    models: records.toSorted(newestFirst).map(withOwnNames).map(modelLine),
    'part-numbers': records.flatMap((record) => partNumberLine(record) ?? []),
    'serial-codes': records.flatMap(serialCodeLines),
  }
}

// Order in which devices are listed, so that the app need not sort them.
function newestFirst(a: DeviceRecord, b: DeviceRecord): number {
  return compare(b.released, a.released) || compare(a.name, b.name)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Reads the tables of a folder; a missing table is empty. */
export function readTables(folder: string): Tables {
  return {
    models: read('models'),
    'part-numbers': read('part-numbers'),
    'serial-codes': read('serial-codes'),
  }

  function read(name: TableName): readonly string[] {
    const path = pathOf(folder, name)
    if (!existsSync(path)) return []
    const [, lines] = /`\n([^`]*)\n`/.exec(readFileSync(path, 'utf8')) ?? []
    return lines?.split('\n') ?? []
  }
}

/**
 * Writes all tables to temporary files before replacing any, so that an error leaves the old ones unchanged.
 */
export function writeTables(folder: string, tables: Tables): void {
  const paths = Object.entries(tables).map(([name, lines]) => {
    const path = pathOf(folder, name)
    writeFileSync(`${path}.new`, moduleOf(name as TableName, lines)) // Object.entries of Tables
    return path
  })
  for (const path of paths) renameSync(`${path}.new`, path)
}

function moduleOf(name: TableName, lines: readonly string[]): string {
  return `// Written by tools/refresh-devices.ts. README.md explains the format, NOTICES.md names the sources.
export const ${constants[name]} = \`
${lines.join('\n')}
\`
`
}

function pathOf(folder: string, name: string): string {
  return join(folder, `${name}.ts`)
}
