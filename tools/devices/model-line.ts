import { families, type DeviceRecord, type Variant } from './device-record.ts'
import { plain } from './plain.ts'

/**
 * Returns one device: family|name|released|tagged lists|one `v` per variant. Lists that can be derived from
 * the variants are left out.
 */
export function modelLine(record: DeviceRecord): string {
  const family = families[record.family]
  if (!family) throw new Error(`${record.name}: unknown family ${record.family}`)
  const variants = record.variants ?? []
  const fields = [
    field('d', record.discontinued),
    field('g', record.generation),
    field('n', ...(record.aliases ?? [])),
    unlessDerived(
      variants.flatMap(({ identifier }) => identifier ?? []),
      'i',
      record.identifiers,
    ),
    unlessDerived(
      variants.flatMap(({ aNumbers }) => aNumbers ?? []),
      'a',
      record.aNumbers,
    ),
    unlessDerived(
      variants.flatMap(({ board }) => board ?? []),
      'b',
      record.boards ?? [],
    ),
    field('e', ...(record.emc ?? [])),
    field('h', record.chip),
    field('s', ...record.storageGB),
    field('m', ...(record.memoryGB ?? [])),
    field('c', ...record.colors),
    unlessDerived(
      variants.flatMap(({ connectivity }) => connectivity ?? []),
      'w',
      record.connectivity ?? [],
    ),
    field('k', ...(record.curated ?? []).map(ourFieldName)),
    field('u', ...(record.unverified ?? []).map(ourFieldName)),
    ...variants.map(variantField),
  ]
  return [family, plain(record.name), record.released, ...fields].filter(Boolean).join('|')
}

// Leaves out a list that readModelLine would derive from the variants.
function unlessDerived(fromVariants: readonly string[], tag: string, values: readonly string[]): string {
  const derived = [...new Set(fromVariants)].sort()
  if (values.join() === derived.join()) return ''
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

function field(tag: string, ...values: (string | number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? '' : `${tag} ${known.map((value) => plain(value)).join(';')}`
}

// The source file uses names for these fields that differ from the tables'.
function ourFieldName(name: string): string {
  const names: Record<string, string> = { colors: 'colours', storageGB: 'storagesGb', memoryGB: 'memoriesGb' }
  return names[name] ?? name
}
