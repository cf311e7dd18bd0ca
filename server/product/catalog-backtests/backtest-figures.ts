import type { BacktestDeal, QuoteId } from '@costard/contract'
import type { PricingContext } from '@costard/quotes'
import type { Catalog } from '@costard/pricing'
import type { BacktestFigures, BacktestLine, BacktestQuote } from './backtest-messages.ts'
import { type DifferentStep, differentSteps, priceAgain } from './compare-line.ts'

interface ComparedQuote {
  readonly quoteId: string
  readonly number: string
  readonly isAccepted: boolean
  device: string
  before: number
  after: number
  hasPrice: boolean
  steps: readonly DifferentStep[]
  readonly models: Map<string, number>
}

/** Sums up the effect of a draft on earlier lines. */
export class BacktestSums {
  readonly #draft: Catalog
  readonly #team: PricingContext['team']
  readonly #versions = new Map<number, Catalog>()
  readonly #names: ReadonlyMap<string, string>
  readonly #quotes = new Map<string, ComparedQuote>()

  constructor(draft: Catalog, team: PricingContext['team']) {
    this.#draft = draft
    this.#team = team
    this.#names = new Map(
      draft.models.flatMap(({ id, name = id, variants }) => variants.map((one) => [one.id, name] as const)),
    )
  }

  /** Adds a published version, for explaining differences. */
  addVersion(catalog: Catalog): void {
    this.#versions.set(catalog.version, catalog)
  }

  add(of: BacktestQuote, line: BacktestLine): void {
    const { quoteId, number, isAccepted } = of
    const { deviceName } = line
    const quote = this.#quotes.get(quoteId) ?? {
      quoteId,
      number,
      isAccepted,
      device: deviceName,
      before: 0,
      after: 0,
      hasPrice: true,
      steps: [],
      models: new Map<string, number>(),
    }
    this.#quotes.set(quoteId, quote)
    const before = amountOf(this.#draft.kind, line)
    const result = priceAgain(this.#draft, this.#team, of, line)
    const isPriced = result !== undefined && (result.outcome === 'instant' || result.outcome === 'range')
    const after = isPriced ? amountOf(this.#draft.kind, result) : before
    quote.before += before
    quote.after += after
    quote.hasPrice &&= isPriced
    if (after === before) return
    const model = this.#names.get(line.variantId) ?? deviceName
    quote.models.set(model, (quote.models.get(model) ?? 0) + after - before)
    const version = this.#versions.get(line.catalogVersion)
    const old = version && priceAgain(version, this.#team, of, line)
    if (old && result) quote.steps = [...quote.steps, ...differentSteps(old, result)]
  }

  figures(maxRows: number): BacktestFigures {
    const quotes = [...this.#quotes.values()]
    const changed = quotes.filter(({ before, after }) => before !== after)
    const accepted = changed.filter(({ isAccepted }) => isAccepted)
    // Customers who sell get less; customers who buy would have paid less.
    const below = accepted
      .filter(({ before, after }) => after < before)
      .toSorted((a, b) => a.after - a.before - (b.after - b.before))
    return {
      quotes: quotes.length,
      changed: changed.length,
      differenceMinor: changed.reduce((sum, { before, after }) => sum + after - before, 0),
      noPrice: quotes.filter(({ hasPrice }) => !hasPrice).length,
      accepted: accepted.length,
      below: below.length,
      models: modelsOf(changed).slice(0, maxRows),
      causes: causesOf(changed).slice(0, maxRows),
      deals: below
        .slice(0, maxRows)
        .map(({ quoteId, number, device, before, after, steps }): BacktestDeal => ({
          quoteId: quoteId as QuoteId, // stored as a QuoteId
          number,
          device,
          beforeMinor: before,
          afterMinor: after,
          steps: steps.slice(0, maxRows),
        })),
    }
  }
}

/** Returns the amount that the team pays for bought devices, or receives for sales and repairs. */
function amountOf(
  kind: Catalog['kind'],
  { chargeMinor, payoutMinor }: { readonly chargeMinor: number; readonly payoutMinor: number },
): number {
  return kind === 'buy' ? payoutMinor - chargeMinor : chargeMinor - payoutMinor
}

function modelsOf(changed: readonly ComparedQuote[]): BacktestFigures['models'] {
  const sums = new Map<string, { quotes: number; differenceMinor: number }>()
  for (const [name, difference] of changed.flatMap(({ models }) => [...models])) {
    const sum = sums.get(name) ?? { quotes: 0, differenceMinor: 0 }
    sums.set(name, { quotes: sum.quotes + 1, differenceMinor: sum.differenceMinor + difference })
  }
  return [...sums]
    .map(([name, sum]) => ({ name, ...sum }))
    .toSorted((a, b) => Math.abs(b.differenceMinor) - Math.abs(a.differenceMinor))
}

function causesOf(changed: readonly ComparedQuote[]): BacktestFigures['causes'] {
  const counts = new Map<string, BacktestFigures['causes'][number]>()
  for (const { steps } of changed) {
    const own = new Map(steps.map((step) => [`${step.kind} ${step.key} ${step.choice}`, step]))
    for (const [id, { kind, key, choice }] of own)
      counts.set(id, { kind, key, choice, quotes: (counts.get(id)?.quotes ?? 0) + 1 })
  }
  return [...counts.values()].toSorted((a, b) => b.quotes - a.quotes)
}
