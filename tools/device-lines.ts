import { deviceKey } from '../core/devices/device-key.ts'
import { agreed, variantFacts } from '../core/devices/narrowed.ts'
import { partNumberValue } from '../core/devices/part-number-value.ts'
import { serialCodeValue } from '../core/devices/serial-code-value.ts'
import { packNumbers } from './pack-numbers.ts'

/** One record of the source file, as far as the tables use it. */
export interface DeviceRecord {
  family: string
  name: string
  released: string
  discontinued?: string
  generation?: number
  aliases?: string[]
  identifiers: string[]
  aNumbers: string[]
  boards?: string[]
  emc?: string[]
  chip?: string
  storageGB: number[]
  memoryGB?: number[]
  colors: string[]
  connectivity?: string[]
  serialCodes?: string[]
  partNumbers?: PartNumber[]
  variants?: Variant[]
  curated?: string[]
  unverified?: string[]
}

interface Variant {
  identifier?: string
  board?: string
  aNumbers?: string[]
  connectivity?: string
  sizeMm?: number
  chip?: string
  note?: string
  serialCodes?: string[]
}

interface PartNumber {
  prefix: string
  storageGB?: number
  color?: string
  suffix?: string
  identifier?: string
  aNumber?: string
  sizeMm?: number
  unverified?: boolean
}

const families: Record<string, string> = {
  iphone: 'iphone',
  ipad: 'ipad',
  mac: 'mac',
  watch: 'watch',
  airpods: 'airpods',
  appletv: 'tv',
  homepod: 'homepod',
  vision: 'vision',
  ipod: 'ipod',
  display: 'other',
  accessory: 'other',
}

/** One device: family|name|released|tagged lists|one `v` per variant. What the variants tell is not told again. */
export function modelLine(record: DeviceRecord): string {
  const family = families[record.family]
  if (!family) throw new Error(`${record.name}: no such family, ${record.family}`)
  const variants = record.variants ?? []
  const fields = [
    field('d', record.discontinued),
    field('g', record.generation),
    field('n', ...(record.aliases ?? [])),
    unlessOf(
      variants.flatMap(({ identifier }) => identifier ?? []),
      'i',
      record.identifiers,
    ),
    unlessOf(
      variants.flatMap(({ aNumbers }) => aNumbers ?? []),
      'a',
      record.aNumbers,
    ),
    unlessOf(
      variants.flatMap(({ board }) => board ?? []),
      'b',
      record.boards ?? [],
    ),
    field('e', ...(record.emc ?? [])),
    field('h', record.chip),
    field('s', ...record.storageGB),
    field('m', ...(record.memoryGB ?? [])),
    field('c', ...record.colors),
    unlessOf(
      variants.flatMap(({ connectivity }) => connectivity ?? []),
      'w',
      record.connectivity ?? [],
    ),
    field('k', ...(record.curated ?? []).map(ourWord)),
    field('u', ...(record.unverified ?? []).map(ourWord)),
    ...variants.map(variantField),
  ]
  return [family, record.name, record.released, ...fields].filter(Boolean).join('|')
}

/** key|configurations|numbers packed, each with the step to its configuration. None for a device without numbers. */
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

/** storage,colour,size,connectivity,chip,revision,u: what the number says, its variant's facts included. */
function configuration({ variants = [] }: DeviceRecord, part: PartNumber): string {
  const { identifier, aNumber } = part
  const own = variants.filter(
    (variant) =>
      (identifier || aNumber) &&
      (!identifier || variant.identifier === identifier) &&
      (!aNumber || variant.aNumbers?.includes(aNumber)),
  )
  const { sizeMm, connectivity, chip } = sharedFacts(own)
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

/** key|connectivity,size,chip if the code tells them|runs of codes packed: the last, with how many stand before it. */
export function serialCodeLines(record: DeviceRecord): string[] {
  const groups = new Map<string, string[]>()
  const rest = new Set(record.serialCodes)
  const add = (facts: string, codes: Iterable<string>) =>
    groups.set(facts, [...(groups.get(facts) ?? []), ...codes])
  for (const { identifier, serialCodes } of record.variants ?? []) {
    if (!serialCodes) continue
    if (!identifier) throw new Error(`${record.name}: serial codes of a variant without identifier`)
    const own = record.variants?.filter((variant) => variant.identifier === identifier) ?? []
    const { connectivity, sizeMm, chip } = sharedFacts(own)
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

/** Each run of numbers that follow each other: its last, with how many stand before it. */
function runsOf(values: readonly number[]): [last: number, more: number][] {
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
  if (value === undefined) throw new Error(`${name}: "${text}" is no part number or serial code`)
  return value
}

// readModelLine makes the same list of the variants.
function unlessOf(ofVariants: readonly string[], tag: string, values: readonly string[]): string {
  const made = [...new Set(ofVariants)].sort()
  if (values.join() === made.join()) return ''
  return values.length > 0 ? field(tag, ...values) : `${tag} `
}

/** identifier;board;A-numbers;connectivity;size;chip;note */
function variantField(variant: Variant): string {
  const { identifier, board, aNumbers, connectivity, sizeMm, chip, note } = variant
  const values = [identifier, board, aNumbers?.join(' '), connectivity, sizeMm, chip, note]
  return `v ${values
    .map((value) => plain(value ?? ''))
    .join(';')
    .replace(/;+$/, '')}`
}

function row(...values: (string | number | undefined | false)[]): string {
  return values
    .map((value) => plain(value || '', /[|;,\n]/))
    .join(',')
    .replace(/,+$/, '')
}

function field(tag: string, ...values: (string | number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? '' : `${tag} ${known.map((value) => plain(value)).join(';')}`
}

function plain(value: string | number, separators = /[|;\n]/): string {
  if (separators.test(String(value))) throw new Error(`A line cannot hold "${value}"`)
  return String(value)
}

// The tables speak the product's words, the source file those of its origins.
function ourWord(name: string): string {
  const words: Record<string, string> = { colors: 'colours', storageGB: 'storagesGb', memoryGB: 'memoriesGb' }
  return words[name] ?? name
}
