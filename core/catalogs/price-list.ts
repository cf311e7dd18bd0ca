import type { Minor } from '@costard/pricing'

/** Row of a price list whose device is in the catalog or will be added to it. */
export interface ListedPrice {
  /** In the file. */
  readonly row: number
  /** Names what is priced: the id of a variant, or of one that would be new. */
  readonly key: string
  readonly before: Minor | null
  readonly isNew: boolean
  readonly after: Minor | null
}

export interface PriceMove {
  readonly listed: ListedPrice
  /** Change as a share of the amount before. Basis points. */
  readonly bp: number
}

export interface PriceListPlan {
  readonly added: readonly ListedPrice[]
  readonly changed: readonly ListedPrice[]
  readonly same: readonly ListedPrice[]
  /** Rows for what an earlier row has with another price. */
  readonly doubles: readonly { readonly listed: ListedPrice; readonly sameAs: number }[]
  /** Moves that a person has to confirm, the largest first. */
  readonly bigMoves: readonly PriceMove[]
  /** The largest of all moves. */
  readonly biggest: PriceMove | undefined
}

/** A larger move needs a person's yes. Basis points. */
const bigMoveBp = 4000

/** Plans what a price list does to a catalog. The first of several rows for one variant counts, if they differ. */
export function planPriceList(rows: readonly ListedPrice[]): PriceListPlan {
  const first = new Map<string, ListedPrice>()
  const doubles: { listed: ListedPrice; sameAs: number }[] = []
  for (const listed of rows) {
    const known = first.get(listed.key)
    if (!known) first.set(listed.key, listed)
    else if (known.after !== listed.after) doubles.push({ listed, sameAs: known.row })
  }
  const counted = [...first.values()]
  const changed = counted.filter(({ isNew, before, after }) => !isNew && before !== after)
  const moves = changed
    .flatMap((listed): PriceMove[] => {
      const bp = moveOf(listed)
      return bp === undefined ? [] : [{ listed, bp }]
    })
    .toSorted((a, b) => Math.abs(b.bp) - Math.abs(a.bp))
  return {
    added: counted.filter(({ isNew }) => isNew),
    changed,
    same: counted.filter(({ isNew, before, after }) => !isNew && before === after),
    doubles,
    bigMoves: moves.filter(({ bp }) => Math.abs(bp) > bigMoveBp),
    biggest: moves[0],
  }
}

/** A price that goes away, and any price where there was zero, are moves without a share: as large as can be. */
function moveOf({ before, after }: ListedPrice): number | undefined {
  if (before === null) return undefined
  if (after === null) return -10_000
  if (before === 0) return after === 0 ? 0 : Number.MAX_SAFE_INTEGER
  return Math.round(((after - before) * 10_000) / before)
}

/** The decimal mark of a column of amounts; undefined if no amount shows it, `both` if the file has two. */
export function decimalMarkOf(texts: readonly string[]): '.' | ',' | 'both' | undefined {
  const marks = new Set<'.' | ','>()
  for (const text of texts) {
    // Letters between digits are a slip of the hand.
    if (/\d\p{L}+\d/u.test(text)) continue
    const bare = text.replaceAll(/[^\d.,]/g, '')
    const [, mark = ''] = /([.,])\d{1,2}$/.exec(bare) ?? []
    const isBoth = bare.includes('.') && bare.includes(',')
    const last = mark === '' && isBoth ? (bare.lastIndexOf('.') > bare.lastIndexOf(',') ? '.' : ',') : mark
    // 1.234.50 has two decimal marks of one kind: it says nothing.
    if ((last === '.' || last === ',') && bare.split(last).length === 2) marks.add(last)
  }
  const [only] = marks
  return marks.size > 1 ? 'both' : only
}
