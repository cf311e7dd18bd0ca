import type { Minor } from '@costard/pricing'

/** An amount in a price list, for a device in the catalog or one to be added. */
export interface ListedPrice {
  /** Number of the row in the file. */
  readonly row: number
  /** Key of the price: an existing or new variant, and the grade if the amount is for one. */
  readonly key: string
  /** Model of the variant. Variants of a model cost about the same. */
  readonly model: string
  /** Amount in the catalog; null: none. */
  readonly before: Minor | null
  readonly after: Minor
  /** Key of the price for the best grade, if this amount is for another grade. */
  readonly ofBest?: string
}

export interface PriceMove {
  readonly listed: ListedPrice
  /** Change as a share of the old amount. Basis points. */
  readonly bp: number
}

/** Reasons why a price seems wrong. */
export type Doubt =
  /** More than five times the current amount, or less than a fifth. */
  | 'now'
  /** Far from the other variants of its model. */
  | 'model'
  /** Far from all other prices. */
  | 'list'
  /** More than for the best grade. */
  | 'grade'

export interface DoubtfulPrice {
  readonly listed: ListedPrice
  readonly why: Doubt
  /** Amount of the comparison. */
  readonly against: Minor
}

export interface PriceListPlan {
  readonly added: readonly ListedPrice[]
  readonly changed: readonly ListedPrice[]
  readonly same: readonly ListedPrice[]
  /** Rows with different amounts for the same price: none counts. */
  readonly conflicts: readonly (readonly [ListedPrice, ListedPrice, ...ListedPrice[]])[]
  /** Rows that repeat an earlier row. */
  readonly repeats: readonly ListedPrice[]
  /** Changes that a person has to confirm, largest first. */
  readonly bigMoves: readonly PriceMove[]
  /** The largest of all changes. */
  readonly biggest: PriceMove | undefined
  /** Prices that seem wrong: a person confirms each or leaves it out. */
  readonly doubtful: readonly DoubtfulPrice[]
}

/** Larger changes need a confirmation. Basis points. */
const bigMoveBp = 4000

/** Factors from which amounts differ too much: from the current one, within a model, within a catalog. */
const factors = { now: 5, model: 6, list: 25 } as const

/**
 * Compares a price list with a catalog. Of several amounts for the same price, none counts. known: amounts in
 * the catalog, by model.
 */
export function planPriceList(
  rows: readonly ListedPrice[],
  known: ReadonlyMap<string, readonly Minor[]> = new Map(),
): PriceListPlan {
  const byKey = Map.groupBy(rows, ({ key }) => key)
  const counted: ListedPrice[] = []
  const conflicts: [ListedPrice, ListedPrice, ...ListedPrice[]][] = []
  const repeats: ListedPrice[] = []
  for (const [first, second, ...others] of byKey.values()) {
    if (!first) continue
    const all = second ? [second, ...others] : []
    if (second && all.some(({ after }) => after !== first.after)) conflicts.push([first, second, ...others])
    else {
      counted.push(first)
      repeats.push(...all)
    }
  }
  const changed = counted.filter(({ before, after }) => before !== null && before !== after)
  const moves = changed
    .map((listed): PriceMove => ({ listed, bp: moveOf(listed) }))
    .toSorted((a, b) => Math.abs(b.bp) - Math.abs(a.bp))
  return {
    added: counted.filter(({ before }) => before === null),
    changed,
    same: counted.filter(({ before, after }) => before === after),
    conflicts,
    repeats,
    bigMoves: moves.filter(({ bp }) => Math.abs(bp) > bigMoveBp),
    biggest: moves[0],
    doubtful: doubtfulIn(counted, known),
  }
}

/** Returns the share of a change. For a price that was zero, the share is the largest possible. */
function moveOf({ before, after }: ListedPrice): number {
  if (before === null || before === after) return 0
  return before === 0 ? Number.MAX_SAFE_INTEGER : Math.round(((after - before) * 10_000) / before)
}

/**
 * Compares prices with current ones, with other variants of the model, with all prices, and with the best
 * grade.
 */
function doubtfulIn(
  counted: readonly ListedPrice[],
  known: ReadonlyMap<string, readonly Minor[]>,
): readonly DoubtfulPrice[] {
  const amounts = new Map(counted.map(({ key, after }) => [key, after]))
  const byModel = Map.groupBy(
    counted.filter(({ ofBest }) => ofBest === undefined),
    ({ model }) => model,
  )
  const all = medianOf([...counted.map(({ after }) => after), ...[...known.values()].flat()], 5)
  return counted.flatMap((listed): DoubtfulPrice[] => {
    const { after, before, model, ofBest, key } = listed
    if (before === after) return []
    const best = ofBest === undefined ? undefined : amounts.get(ofBest)
    if (best !== undefined && after > best) return [{ listed, why: 'grade', against: best }]
    if (before !== null && before > 0) {
      return isFar(after, before, factors.now) ? [{ listed, why: 'now', against: before }] : []
    }
    // Amounts for worse grades can be small.
    if (ofBest !== undefined) return []
    const others = (byModel.get(model) ?? []).filter((one) => one.key !== key).map((one) => one.after)
    const ofModel = medianOf([...others, ...(known.get(model) ?? [])], 1)
    if (ofModel !== undefined && isFar(after, ofModel, factors.model))
      return [{ listed, why: 'model', against: ofModel }]
    return all !== undefined && isFar(after, all, factors.list) ? [{ listed, why: 'list', against: all }] : []
  })
}

function isFar(amount: Minor, against: Minor, factor: number): boolean {
  return amount >= against * factor || amount * factor <= against
}

/** Returns the median; undefined if there are fewer than `least` amounts, or if it is 0. */
function medianOf(amounts: readonly Minor[], least: number): Minor | undefined {
  if (amounts.length < least) return undefined
  const middle = amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)]
  return middle === 0 ? undefined : middle
}
