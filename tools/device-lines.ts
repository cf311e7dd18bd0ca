import { deviceKey } from '../core/devices/device-key.ts'

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
  region?: string
  suffix?: string
  identifier?: string
  aNumber?: string
  sizeMm?: number
  material?: string
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

/** One device: family|name|released|tagged lists|one `v` per variant. */
export function modelLine(record: DeviceRecord): string {
  const family = families[record.family]
  if (!family) throw new Error(`${record.name}: no such family, ${record.family}`)
  const fields = [
    field('d', record.discontinued),
    field('g', record.generation),
    field('n', ...(record.aliases ?? [])),
    field('i', ...record.identifiers),
    field('a', ...record.aNumbers),
    field('b', ...(record.boards ?? [])),
    field('e', ...(record.emc ?? [])),
    field('h', record.chip),
    field('s', ...record.storageGB),
    field('m', ...(record.memoryGB ?? [])),
    field('c', ...record.colors),
    field('w', ...(record.connectivity ?? [])),
    field('k', ...(record.curated ?? []).map(ourWord)),
    field('u', ...(record.unverified ?? []).map(ourWord)),
    ...(record.variants ?? []).map(variantField),
  ]
  return [family, record.name, record.released, ...fields].filter(Boolean).join('|')
}

/** One line per configuration that shares all its facts: key|facts|first five characters, without their M. */
export function partNumberLines(record: DeviceRecord): string[] {
  const groups = new Map<string, string[]>()
  for (const part of record.partNumbers ?? []) {
    const facts = [
      tagged('s', part.storageGB),
      tagged('c', part.color),
      tagged('i', part.identifier),
      tagged('a', part.aNumber),
      tagged('z', part.sizeMm),
      tagged('t', part.material),
      tagged('r', part.region),
      tagged('x', part.suffix),
      tagged('u', part.unverified ? 1 : undefined),
    ]
    const key = facts.filter(Boolean).join(';')
    // The few that do not start with M are written whole.
    const prefix = part.prefix.startsWith('M') ? part.prefix.slice(1) : part.prefix
    groups.set(key, [...(groups.get(key) ?? []), prefix])
  }
  const device = deviceKey(record.name)
  return [...groups].map(([facts, prefixes]) => `${device}|${facts}|${prefixes.sort().join(' ')}`)
}

/** key|identifier, if only that one|codes, those that differ in their last character written once: N6X-MNP. */
export function serialCodeLines(record: DeviceRecord): string[] {
  const device = deviceKey(record.name)
  const lines: string[] = []
  const rest = new Set(record.serialCodes)
  for (const { identifier, serialCodes } of record.variants ?? []) {
    if (!serialCodes) continue
    if (!identifier) throw new Error(`${record.name}: serial codes of a variant without identifier`)
    for (const code of serialCodes) rest.delete(code)
    lines.push(`${device}|${identifier}|${shorten(serialCodes)}`)
  }
  if (rest.size > 0) lines.push(`${device}||${shorten([...rest])}`)
  return lines
}

function shorten(codes: readonly string[]): string {
  const endings = new Map<string, string>()
  for (const code of [...codes].sort()) {
    const start = code.slice(0, -1)
    endings.set(start, (endings.get(start) ?? '') + code.slice(-1))
  }
  return [...endings].map(([start, last]) => `${start}-${last}`).join(' ')
}

function variantField(variant: Variant): string {
  const values = [
    tagged('i', variant.identifier),
    tagged('b', variant.board),
    tagged('a', variant.aNumbers?.join(' ')),
    tagged('w', variant.connectivity),
    tagged('z', variant.sizeMm),
    tagged('h', variant.chip),
    tagged('t', variant.note),
  ]
  return field('v', ...values.filter((value) => value !== ''))
}

function tagged(tag: string, value: string | number | undefined): string {
  return value === undefined || value === '' ? '' : `${tag}=${plain(value)}`
}

function field(tag: string, ...values: (string | number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? '' : `${tag} ${known.map(plain).join(';')}`
}

function plain(value: string | number): string {
  if (/[|\n]/.test(String(value))) throw new Error(`A line cannot hold "${value}"`)
  return String(value)
}

// The tables speak the product's words, the source file those of its origins.
function ourWord(name: string): string {
  const words: Record<string, string> = { colors: 'colours', storageGB: 'storagesGb', memoryGB: 'memoriesGb' }
  return words[name] ?? name
}
