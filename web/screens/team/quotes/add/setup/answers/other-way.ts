import type { Answers, CatalogDocument } from '@costard/contract'
import type { Variant } from '@costard/pricing'
import type { CatalogChoice, CounterDraft } from '../../counter-draft.ts'
import { withCatalog, withLine } from '../../counter-draft.ts'
import { type CounterLine, emptySetup } from '../../counter-line.ts'
import { variantsFor } from '../../variants-for.ts'

/** Another catalog that could price the line, with the variants that match its device. */
export interface OtherWay {
  readonly document: CatalogDocument
  readonly variants: readonly Variant[]
}

/** Returns how the device of a repair could be bought instead; undefined if no catalog buys it. */
export function saleOf(
  line: CounterLine,
  current: Variant | undefined,
  documents: readonly CatalogDocument[],
): OtherWay | undefined {
  const ways = documents
    .filter(({ pricing }) => pricing.kind === 'buy')
    .map((document) => ({ document, variants: variantsLike(document, line, current) }))
    .filter(({ variants }) => variants.length > 0)
  // The catalog that it was bought with before, if any.
  return ways.find(({ document }) => line.setups[document.pricing.id]) ?? ways[0]
}

/** Returns the variant chosen before, otherwise the variants whose attributes agree with the current one. */
function variantsLike(
  { pricing }: CatalogDocument,
  line: CounterLine,
  current: Variant | undefined,
): readonly Variant[] {
  const variants = variantsFor(pricing, line)
  const chosen = variants.find(({ id }) => id === line.setups[pricing.id]?.variantId)
  if (chosen) return [chosen]
  const fits = ({ attributes }: Variant) =>
    Object.entries(current?.attributes ?? {}).every(
      ([name, value]) => attributes[name] === undefined || attributes[name] === value,
    )
  return variants.filter(fits)
}

/** Returns the original repair of a line that is bought instead; undefined if there was none. */
export function repairOf(line: CounterLine, documents: readonly CatalogDocument[]): OtherWay | undefined {
  for (const document of documents) {
    const { kind, id, models } = document.pricing
    const variantId = line.setups[id]?.variantId
    const variant = models.flatMap(({ variants }) => variants).find((one) => one.id === variantId)
    if (kind === 'repair' && variant) return { document, variants: [variant] }
  }
  return undefined
}

/**
 * Returns the draft with the line priced by another catalog. Earlier answers for that catalog are kept;
 * questions and choices that exist in both catalogs keep their current answers.
 */
export function withOtherWay(
  draft: CounterDraft,
  line: CounterLine,
  from: CatalogDocument,
  choice: CatalogChoice & { readonly document: CatalogDocument },
): CounterDraft {
  const { catalogId, catalogVersion, variantId, document } = choice
  const answers = line.setups[from.pricing.id]?.answers ?? {}
  const changed = withCatalog(draft, line.id, { catalogId, catalogVersion, variantId })
  return withLine(changed, line.id, (now) => {
    const setup = now.setups[catalogId] ?? emptySetup
    const shared = { ...sharedAnswers(from, document, answers), ...setup.answers }
    return { ...now, setups: { ...now.setups, [catalogId]: { ...setup, answers: shared } } }
  })
}

/**
 * Returns the answers with the same meaning in another catalog: questions of the same type and choices with
 * the same keys. Choices of one list carry over to another: a fault is also a symptom.
 */
export function sharedAnswers(from: CatalogDocument, to: CatalogDocument, answers: Answers): Answers {
  const ticked = new Set(
    from.pricing.questions.flatMap(({ key, type }) => (type === 'multi' ? [answers[key] ?? []].flat() : [])),
  )
  return Object.fromEntries(
    to.pricing.questions.flatMap(({ key, type, choices }) => {
      if (type === 'multi' && answers[key] === undefined) {
        const same = choices.filter(
          (one) => one.active !== false && one.exclusive !== true && ticked.has(one.key),
        )
        return same.length > 0 ? [[key, same.map((one) => one.key)] as const] : []
      }
      const answer = answers[key]
      const asked = from.pricing.questions.find((question) => question.key === key)
      if (answer === undefined || asked?.type !== type) return []
      const known = new Set(choices.filter(({ active }) => active !== false).map((choice) => choice.key))
      const chosen = type === 'single' || type === 'multi' ? [answer].flat() : []
      return chosen.every((choice) => known.has(String(choice))) ? [[key, answer] as const] : []
    }),
  )
}
