import type { Device } from '../../core/devices/device.ts'
import { readPacked } from '../../core/devices/packed-numbers.ts'
import { partNumberOf } from '../../core/devices/part-number-value.ts'
import { readModelLine } from '../../core/devices/read-model-line.ts'
import { serialCodeOf } from '../../core/devices/serial-code-value.ts'
import type { Tables } from './tables.ts'

/** All that the tables say of one device, read back from them. */
export interface DeviceFacts {
  readonly device: Device
  /** "MLT53 128,Graphite": each number with its configuration. */
  readonly partNumbers: readonly string[]
  /** "JG5J" or "F182 Wi-Fi". */
  readonly serialCodes: readonly string[]
}

/** What the tables say, by device key. */
export function factsOf(tables: Tables): ReadonlyMap<string, DeviceFacts> {
  const partNumbers = byKey(tables['part-numbers'], partNumbersOf)
  const serialCodes = byKey(tables['serial-codes'], serialCodesOf)
  return new Map(
    tables.models.map((line) => {
      const device = readModelLine(line)
      const { key } = device
      return [
        key,
        { device, partNumbers: partNumbers.get(key) ?? [], serialCodes: serialCodes.get(key) ?? [] },
      ]
    }),
  )
}

/** One line for each device that was added, changed (with its fields) or removed, and a line of counts. */
export function changesBetween(
  before: ReadonlyMap<string, DeviceFacts>,
  after: ReadonlyMap<string, DeviceFacts>,
): readonly string[] {
  const added = [...after.values()].filter(({ device }) => !before.has(device.key))
  const removed = [...before.values()].filter(({ device }) => !after.has(device.key))
  const changed = [...after.values()].flatMap((facts) => {
    const old = before.get(facts.device.key)
    const fields = old ? changedFields(old, facts) : []
    return fields.length > 0 ? [`changed  ${facts.device.name}: ${fields.join(', ')}`] : []
  })
  const all = [...after.values()]
  return [
    ...added.map(({ device }) => `added    ${device.name}`),
    ...changed,
    ...removed.map(({ device }) => `removed  ${device.name}`),
    `${added.length} added, ${changed.length} changed, ${removed.length} removed`,
    `${all.length} models, ${count(all, 'partNumbers')} part numbers, ${count(all, 'serialCodes')} serial codes`,
  ]
}

function changedFields(old: DeviceFacts, now: DeviceFacts): readonly string[] {
  const was: Readonly<Record<string, unknown>> = { ...old.device }
  const is: Readonly<Record<string, unknown>> = { ...now.device }
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return [
    ...fields.filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field])),
    ...listChange('partNumbers', old.partNumbers, now.partNumbers),
    ...listChange('serialCodes', old.serialCodes, now.serialCodes),
  ]
}

function listChange(field: string, was: readonly string[], is: readonly string[]): readonly string[] {
  const before = new Set(was)
  const after = new Set(is)
  const more = is.filter((one) => !before.has(one)).length
  const fewer = was.filter((one) => !after.has(one)).length
  return more + fewer > 0 ? [`${field} +${more} -${fewer}`] : []
}

function byKey(
  lines: readonly string[],
  read: (facts: string, packed: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, readonly string[]>()
  for (const line of lines) {
    const [key = '', facts = '', packed = ''] = line.split('|')
    all.set(key, [...(all.get(key) ?? []), ...read(facts, packed)])
  }
  return all
}

function partNumbersOf(configurations: string, packed: string): readonly string[] {
  const all = configurations.split(';')
  const numbers: string[] = []
  let at = 0
  readPacked(packed, (value, step) => {
    at = (at + step) % all.length
    numbers.push(`${partNumberOf(value)} ${all[at]}`.trim())
  })
  return numbers
}

function serialCodesOf(facts: string, packed: string): readonly string[] {
  const codes: string[] = []
  readPacked(packed, (last, more) => {
    for (let value = last - more; value <= last; value += 1)
      codes.push(`${serialCodeOf(value)} ${facts}`.trim())
  })
  return codes
}

function count(all: readonly DeviceFacts[], field: 'partNumbers' | 'serialCodes'): number {
  return all.reduce((sum, facts) => sum + facts[field].length, 0)
}
