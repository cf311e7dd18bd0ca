import type { Device } from '../../core/devices/library/device.ts'
import { readPacked } from '../../core/devices/numbers/packed-numbers.ts'
import { partNumberOf } from '../../core/devices/numbers/part-number-value.ts'
import { readModelLine } from '../../core/devices/library/read-model-line.ts'
import { serialCodeOf } from '../../core/devices/numbers/serial-code-value.ts'
import type { Tables } from './tables.ts'

/** The facts about one device in all tables. */
export interface DeviceFacts {
  readonly device: Device
  /** Each number with its configuration, e.g. "MLT53 128,Graphite". */
  readonly partNumbers: readonly string[]
  /** e.g. "JG5J" or "F182 Wi-Fi". */
  readonly serialCodes: readonly string[]
}

/** Returns the facts in the tables by device key. */
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

/**
 * Returns one line for each device that was added, changed (with its fields) or removed, and lines with
 * counts.
 */
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

function changedFields(old: DeviceFacts, current: DeviceFacts): readonly string[] {
  const oldDevice: Readonly<Record<string, unknown>> = { ...old.device }
  const device: Readonly<Record<string, unknown>> = { ...current.device }
  const fields = [...new Set([...Object.keys(oldDevice), ...Object.keys(device)])]
  return [
    ...fields.filter((field) => JSON.stringify(oldDevice[field]) !== JSON.stringify(device[field])),
    ...listChange('partNumbers', old.partNumbers, current.partNumbers),
    ...listChange('serialCodes', old.serialCodes, current.serialCodes),
  ]
}

function listChange(field: string, old: readonly string[], current: readonly string[]): readonly string[] {
  const before = new Set(old)
  const after = new Set(current)
  const added = current.filter((item) => !before.has(item)).length
  const removed = old.filter((item) => !after.has(item)).length
  return added + removed > 0 ? [`${field} +${added} -${removed}`] : []
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
  readPacked(packed, (last, preceding) => {
    for (let value = last - preceding; value <= last; value += 1)
      codes.push(`${serialCodeOf(value)} ${facts}`.trim())
  })
  return codes
}

function count(all: readonly DeviceFacts[], field: 'partNumbers' | 'serialCodes'): number {
  return all.reduce((sum, facts) => sum + facts[field].length, 0)
}
