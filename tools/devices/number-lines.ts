import { deviceKey } from '../../core/devices/library/device-key.ts'
import { agreed, variantFacts } from '../../core/devices/identify/narrowed.ts'
import { partNumberValue } from '../../core/devices/numbers/part-number-value.ts'
import { serialCodeValue } from '../../core/devices/numbers/serial-code-value.ts'
import type { DeviceRecord, PartNumber, Variant } from './device-record.ts'
import { packNumbers } from './pack-numbers.ts'
import { plain } from './plain.ts'

/**
 * Returns key|configurations|packed numbers, each number with the step to its configuration. undefined for a
 * device without numbers.
 */
export function partNumberLine(record: DeviceRecord): string | undefined {
  const numbers = (record.partNumbers ?? [])
    .map((part) => ({
      value: valueOf(partNumberValue, part.prefix, record),
      facts: configuration(record, part),
    }))
    .sort((a, b) => a.value - b.value)
  if (numbers.length === 0) return undefined
  const configurations = [...new Set(numbers.map(({ facts }) => facts))]
  let before = 0
  const packed = numbers.map(({ value, facts }): [number, number] => {
    const at = configurations.indexOf(facts)
    const step = (at - before + configurations.length) % configurations.length
    before = at
    return [value, step]
  })
  return [deviceKey(record.name), configurations.join(';'), packNumbers(packed)].join('|')
}

/** storage,colour,size,connectivity,chip,revision,u: the facts of the number and of its variant. */
function configuration({ variants = [] }: DeviceRecord, part: PartNumber): string {
  const { identifier, aNumber } = part
  const matching = variants.filter(
    (variant) =>
      (identifier || aNumber) &&
      (!identifier || variant.identifier === identifier) &&
      (!aNumber || variant.aNumbers?.includes(aNumber)),
  )
  const { sizeMm, connectivity, chip } = sharedFacts(matching)
  return row(
    part.storageGB,
    part.color,
    part.sizeMm ?? sizeMm,
    connectivity,
    chip,
    part.suffix,
    part.unverified && 'u',
  )
}

/**
 * Returns key|connectivity,size,chip where known|packed runs of codes: the last code and how many precede it.
 */
export function serialCodeLines(record: DeviceRecord): string[] {
  const groups = new Map<string, string[]>()
  const rest = new Set(record.serialCodes)
  const add = (facts: string, codes: Iterable<string>) =>
    groups.set(facts, [...(groups.get(facts) ?? []), ...codes])
  for (const { identifier, serialCodes } of record.variants ?? []) {
    if (!serialCodes) continue
    if (!identifier) throw new Error(`${record.name}: serial codes of a variant without identifier`)
    const matching = record.variants?.filter((variant) => variant.identifier === identifier) ?? []
    const { connectivity, sizeMm, chip } = sharedFacts(matching)
    for (const code of serialCodes) rest.delete(code)
    add(row(connectivity, sizeMm, chip), serialCodes)
  }
  if (rest.size > 0) add('', rest)
  return [...groups].map(([facts, codes]) => {
    const values = codes.map((code) => valueOf(serialCodeValue, code, record))
    return [deviceKey(record.name), facts, packNumbers(runsOf(values))].join('|')
  })
}

function sharedFacts(variants: readonly Variant[]): ReturnType<typeof variantFacts> {
  return agreed(variants.map((variant) => variantFacts({ aNumbers: [], ...variant })))
}

/** Returns runs of consecutive numbers: the last number and how many precede it. */
function runsOf(values: readonly number[]): [last: number, preceding: number][] {
  const runs: [number, number][] = []
  for (const value of [...new Set(values)].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.[0] === value - 1) {
      run[0] = value
      run[1] += 1
    } else runs.push([value, 0])
  }
  return runs
}

function valueOf(read: (text: string) => number | undefined, text: string, { name }: DeviceRecord): number {
  const value = read(text)
  if (value === undefined) throw new Error(`${name}: "${text}" is not a part number or serial code`)
  return value
}

function row(...values: (string | number | undefined | false)[]): string {
  return values
    .map((value) => plain(value || '', /[|;,]/))
    .join(',')
    .replace(/,+$/, '')
}
