import { createHash } from 'node:crypto'
import type { BookSeller } from '@costard/contract'
import type { purchaseBook } from './schema.ts'

export type BookRow = typeof purchaseBook.$inferSelect

/** Hash before the first entry. */
export const firstHash = Buffer.alloc(32)

/**
 * Hash of a seller. The hash of an entry covers only this hash, so it stays valid when the seller is removed.
 */
export function sellerHashOf(seller: BookSeller | null, salt: Buffer | null): Buffer {
  if (!seller || !salt) return firstHash
  const { kind, name, address, country, paper } = seller
  const fields = [
    kind,
    name,
    address,
    country,
    paper && [paper.kind, paper.lastFour, paper.seenAt, paper.seenBy, ...identityOf(paper)],
  ]
  return createHash('sha256').update(salt).update(JSON.stringify(fields)).digest()
}

/**
 * Returns the details of an identity document in a fixed order; empty if not recorded, as in entries older
 * than these fields.
 */
function identityOf({ identity }: NonNullable<BookSeller['paper']>): readonly unknown[] {
  if (!identity) return []
  const { number, issuedBy, issuedOn, holder, capacity, birthDate } = identity
  return [[number, issuedBy, issuedOn, holder, capacity, birthDate]]
}

/** Hash over all fields of an entry, the hash of its seller and the hash of the previous entry. */
export function entryHashOf(row: Omit<BookRow, 'hash'>): Buffer {
  const { correction, at, sellerHash, previousHash } = row
  const fields = [
    row.seq,
    row.number,
    at.toISOString(),
    row.day,
    row.by,
    row.kind,
    row.quoteId,
    row.quoteNumber,
    row.lineId,
    row.siteId,
    row.device,
    row.imei,
    row.serial,
    row.quantity,
    row.currency,
    row.amountMinor,
    row.paidBy,
    row.corrects,
    correction && [correction.field, correction.value, correction.reason],
    row.customerId,
    row.keptUntil,
    sellerHash.toString('hex'),
    previousHash.toString('hex'),
  ]
  return createHash('sha256').update(JSON.stringify(fields)).digest()
}
