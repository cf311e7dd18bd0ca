import { randomBytes } from 'node:crypto'
import type { Quote, QuoteSummary } from '@costard/contract'

export type FieldType = 'boolean' | 'integer' | 'json' | 'text'

/** Fields that a list of quotes shows. Id and times are those of the peer. */
const listed = {
  team: 'text',
  number: 'text',
  isTrial: 'boolean',
  rev: 'integer',
  state: 'text',
  isViewed: 'boolean',
  hasCounterOffer: 'boolean',
  title: 'text',
  variantLabel: 'text',
  silhouette: 'text',
  moreDevices: 'integer',
  kind: 'text',
  customerName: 'text',
  currency: 'text',
  netMinor: 'integer',
  totalKind: 'text',
  obstacles: 'json',
  delivery: 'text',
  declineReason: 'text',
  validDays: 'integer',
  validUntil: 'text',
  createdBy: 'text',
  assignedTo: 'text',
  assistant: 'text',
  archivedAt: 'text',
  questionsOpen: 'integer',
  siteId: 'text',
} as const satisfies Readonly<Record<string, FieldType>>

/** Fields of a quote that is opened. */
export const fields = { ...listed, note: 'text', lines: 'json' } as const satisfies Readonly<
  Record<string, FieldType>
>

export type QuoteRow = Readonly<Record<keyof typeof fields, unknown>>

export const listedNames = Object.keys(listed)

/** A quote of ours with the fields that its list shows, its note and its lines. */
export function rowOf(team: string, summary: QuoteSummary, { note, lines }: Quote): QuoteRow {
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...shown } = summary
  return { ...shown, team, note, lines }
}

let made = 0

/** A quote like another one, for a customer of its own. */
export function likeRow(row: QuoteRow): QuoteRow {
  made += 1
  const name = `Ada ${randomBytes(3).toString('hex')}`
  return { ...row, number: `Q-2027-${String(made).padStart(5, '0')}`, customerName: name }
}
