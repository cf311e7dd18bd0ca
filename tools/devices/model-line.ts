import { families, type DeviceRecord, type Variant } from './device-record.ts'
import { plain } from './plain.ts'

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
  return [family, plain(record.name), record.released, ...fields].filter(Boolean).join('|')
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

function field(tag: string, ...values: (string | number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? '' : `${tag} ${known.map((value) => plain(value)).join(';')}`
}

// The tables speak the product's words, the source file those of its origins.
function ourWord(name: string): string {
  const words: Record<string, string> = { colors: 'colours', storageGB: 'storagesGb', memoryGB: 'memoriesGb' }
  return words[name] ?? name
}
