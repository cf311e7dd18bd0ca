// Writes the fact tables of core/devices/data from a file of device records:
//   node tools/refresh-devices.ts FILE
import { readFileSync, writeFileSync } from 'node:fs'
import { deviceKey } from '../core/devices/device-key.ts'
import { modelLine, partNumberLine, serialCodeLines, type DeviceRecord } from './device-lines.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Usage: node tools/refresh-devices.ts FILE')
  process.exit(1)
}
// The file's shape is described beside it; what matters of it is checked below.
const records = JSON.parse(readFileSync(file, 'utf8')) as DeviceRecord[]
requireUniqueKeys(records)

report(writeTable('models', 'modelLines', records.map(modelLine)))
writeTable(
  'part-numbers',
  'partNumberLines',
  records.flatMap((record) => partNumberLine(record) ?? []),
)
writeTable('serial-codes', 'serialCodeLines', records.flatMap(serialCodeLines))

function requireUniqueKeys(all: readonly DeviceRecord[]): void {
  const names = new Map<string, string>()
  for (const { name } of all) {
    const key = deviceKey(name)
    const other = names.get(key)
    if (other) throw new Error(`"${name}" and "${other}" both have the key "${key}"`)
    names.set(key, name)
  }
}

/** Writes one table and returns its lines before and after. */
function writeTable(
  fileName: string,
  constant: string,
  lines: readonly string[],
): [string[], readonly string[]] {
  const path = new URL(`../core/devices/data/${fileName}.ts`, import.meta.url)
  const odd = lines.find((line) => /[`\\$\n]/.test(line))
  if (odd) throw new Error(`A template literal cannot hold this line: ${odd}`)
  const before = readIfThere(path)
  const head =
    '// Written by tools/refresh-devices.ts. README.md explains the format, NOTICES.md names the sources.\n'
  writeFileSync(path, `${head}export const ${constant} = \`\n${lines.join('\n')}\n\`\n`)
  console.log(`${fileName}: ${lines.length} lines`)
  return [before.split('\n').filter((line) => line.includes('|')), lines]
}

function readIfThere(path: URL): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function report([before, after]: [readonly string[], readonly string[]]): void {
  const old = byName(before)
  const now = byName(after)
  for (const [name, line] of now) {
    if (!old.has(name)) console.log(`added    ${name}`)
    else if (old.get(name) !== line) console.log(`changed  ${name}`)
  }
  for (const name of old.keys()) if (!now.has(name)) console.log(`removed  ${name}`)
}

function byName(lines: readonly string[]): Map<string, string> {
  return new Map(lines.map((line) => [line.split('|')[1] ?? '', line]))
}
