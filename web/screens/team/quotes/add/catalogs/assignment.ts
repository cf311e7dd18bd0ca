import type { CatalogId } from '@costard/contract'
import { type CatalogChoice, type CounterDraft, withCatalog } from '../counter-draft.ts'
import type { CounterLine } from '../counter-line.ts'
import { type Coverage, covers } from './coverage.ts'

/** The user's choices on the catalogs step. */
export interface Chosen {
  /** In the order chosen: the first catalog that covers a line prices it. */
  readonly catalogs: readonly CatalogId[]
  /** The catalog chosen for a line, by line id. */
  readonly picks: Readonly<Record<string, CatalogId>>
  /** The variant chosen for a line in a catalog, by variantKey. */
  readonly variants: Readonly<Record<string, string>>
}

/** A line with its catalog and variant; undefined until they are chosen. */
export interface Assignment {
  readonly line: CounterLine
  /** Catalogs that cover the line. */
  readonly options: readonly Coverage[]
  readonly coverage: Coverage | undefined
  readonly variantId: string | undefined
}

export function variantKey(catalogId: CatalogId, lineId: string): string {
  return `${catalogId} ${lineId}`
}

/**
 * Returns the initial choice: that of the draft; for other devices the catalog used last, or the only one
 * that covers all of them, or for each device the only one that covers it.
 */
export function initialChoice(
  lines: readonly CounterLine[],
  fitting: readonly Coverage[],
  lastId: CatalogId | null,
): Chosen {
  const usedFor = (line: CounterLine) =>
    fitting.find((one) => one.id === line.catalogId && covers(one, line.id))
  const used = fitting.filter((one) => lines.some((line) => usedFor(line) === one))
  const open = lines.filter(({ id }) => !used.some((one) => covers(one, id)))
  const whole = fitting.filter((one) => open.every(({ id }) => covers(one, id)))
  const preset = whole.find(({ id }) => id === lastId) ?? (whole.length === 1 ? whole[0] : undefined)
  const presetFor = (line: CounterLine) => {
    const options = fitting.filter((one) => covers(one, line.id))
    return options.length === 1 ? options[0] : options.find(({ id }) => id === lastId)
  }
  const picks = lines.flatMap((line) => {
    const coverage = usedFor(line) ?? (open.includes(line) ? (preset ?? presetFor(line)) : undefined)
    return coverage ? [[line.id, coverage.id] as const] : []
  })
  return {
    catalogs: [...new Set(picks.map(([, id]) => id))],
    picks: Object.fromEntries(picks),
    variants: {},
  }
}

/** Returns which catalog and variant prices each line. */
export function assignmentsOf(
  lines: readonly CounterLine[],
  fitting: readonly Coverage[],
  { catalogs, picks, variants }: Chosen,
): readonly Assignment[] {
  return lines.map((line) => {
    const options = fitting.filter((one) => covers(one, line.id))
    const byOrder = [picks[line.id], ...catalogs].filter((id) => id !== undefined && catalogs.includes(id))
    const id = byOrder.find((one) => options.some((option) => option.id === one))
    const coverage = options.find((option) => option.id === id)
    return { line, options, coverage, variantId: coverage && variantOf(coverage, line, variants) }
  })
}

function variantOf(
  { id, covered }: Coverage,
  line: CounterLine,
  picked: Chosen['variants'],
): string | undefined {
  const variants = covered.find((one) => one.line.id === line.id)?.variants ?? []
  const wanted = picked[variantKey(id, line.id)] ?? line.setups[id]?.variantId
  if (variants.some((variant) => variant.id === wanted)) return wanted
  return variants.length === 1 ? variants[0]?.id : undefined
}

/** Returns the catalog and variant of the line; undefined if either is not chosen yet. */
export function choiceOf({ coverage, variantId }: Assignment): CatalogChoice | undefined {
  if (!coverage || variantId === undefined) return undefined
  const { version } = coverage.entry.document.pricing
  return { catalogId: coverage.id, catalogVersion: version, variantId }
}

/** Returns the draft with its lines priced by the assigned catalogs. */
export function withAssignments(draft: CounterDraft, assignments: readonly Assignment[]): CounterDraft {
  return assignments.reduce((before, assignment) => {
    const choice = choiceOf(assignment)
    return choice ? withCatalog(before, assignment.line.id, choice) : before
  }, draft)
}

/** A single device has one catalog; several devices may have several. */
export function withCatalogToggled(chosen: Chosen, id: CatalogId, isOnlyOne: boolean): Chosen {
  if (isOnlyOne) return { ...chosen, catalogs: [id], picks: {} }
  const isChosen = chosen.catalogs.includes(id)
  return {
    ...chosen,
    catalogs: isChosen ? chosen.catalogs.filter((one) => one !== id) : [...chosen.catalogs, id],
  }
}

/** Returns the choice with a line priced by this catalog, which also becomes a chosen one. */
export function withPick(chosen: Chosen, lineId: string, id: CatalogId): Chosen {
  const catalogs = chosen.catalogs.includes(id) ? chosen.catalogs : [...chosen.catalogs, id]
  return { ...chosen, catalogs, picks: { ...chosen.picks, [lineId]: id } }
}
