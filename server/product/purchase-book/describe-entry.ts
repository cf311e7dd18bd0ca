import type { BookEntry, BookSeller } from '@costard/contract'
import type { BookRow } from './hashes.ts'
import { heldUntil } from './held-until.ts'

const graphemes = new Intl.Segmenter()

/** Returns an entry as shown to members: of a person only initials. */
export function describeEntry(
  row: BookRow,
  {
    correctedBy = [],
    heldDays,
  }: { readonly correctedBy?: readonly number[] | undefined; readonly heldDays: number },
): BookEntry {
  const { seq, number, by, kind, quoteId, quoteNumber, lineId, siteId, device, imei, serial } = row
  const { quantity, currency, amountMinor, paidBy, keptUntil, corrects, correction, seller } = row
  return {
    seq,
    number,
    at: row.at.toISOString(),
    by,
    kind,
    quoteId,
    quoteNumber,
    lineId,
    siteId,
    device,
    imei,
    serial,
    quantity,
    currency,
    amountMinor,
    paidBy,
    seller: seller && maskedSeller(seller),
    keptUntil,
    heldUntil: row.kind === 'purchase' ? heldUntil(row.day, heldDays) : null,
    corrects,
    correctedBy: [...correctedBy],
    // Corrected data of a seller is as personal as the original.
    correction: correction && {
      ...correction,
      value: isPersonal(correction.field) ? masked(correction.value) : correction.value,
    },
    previousHash: row.previousHash.toString('hex'),
    hash: row.hash.toString('hex'),
  }
}

function maskedSeller({ kind, name, country, paper }: BookSeller): NonNullable<BookEntry['seller']> {
  return {
    kind,
    name: kind === 'business' ? name : masked(name),
    country,
    paper: paper && `${paper.kind} ${paper.lastFour}`,
    seenBy: paper && paper.seenBy,
    seenAt: paper && paper.seenAt,
  }
}

function isPersonal(field: string): boolean {
  return field === 'seller' || field === 'paper'
}

/** Masks a name: the first letter of each word, and a fixed number of signs: Priya Raman is P▪▪▪▪ R▪▪▪▪. */
function masked(words: string): string {
  return words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...graphemes.segment(word)][0]?.segment ?? ''}▪▪▪▪`)
    .join(' ')
}
