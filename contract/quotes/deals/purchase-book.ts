import { z } from 'zod'
import { call, preparedCall, recordedCall } from '../../calls/call.ts'
import { PaperIdentity } from '../../customers/customer-data.ts'
import { visibleField } from '../../names/name-fields.ts'
import { LineId, QuoteId, SiteId, TeamId } from '../../ids.ts'
import { purchaseBookLimits } from './purchase-book-limits.ts'

/** Reasons for viewing the data of a seller. */
export const showReasons = ['authority', 'seller', 'dispute', 'correction'] as const
/** Fields of an entry that a correction can concern. */
export const correctedFields = ['device', 'imei', 'serial', 'amount', 'seller', 'paper'] as const

/** Seller of a device, as recorded at the purchase. */
export const BookSeller = z.object({
  kind: z.enum(['private', 'business']),
  name: z.string(),
  address: z.string(),
  country: z.string().nullable(),
  paper: z
    .object({
      kind: z.string(),
      lastFour: z.string(),
      seenAt: z.string(),
      seenBy: z.string().describe('User id'),
      identity: PaperIdentity.optional().describe('Absent: only the last four were recorded'),
    })
    .nullable()
    .describe('null: no paper was seen'),
})
export type BookSeller = z.infer<typeof BookSeller>

export const BookEntry = z.object({
  seq: z.number().int().describe('1 for the first entry of the team; no number is left out'),
  number: z.string().describe('Year and seq, such as 2026-0318'),
  at: z.string(),
  by: z.string().nullable().describe('User id of the member; null: nobody'),
  kind: z.enum(['purchase', 'correction']),
  quoteId: QuoteId.nullable(),
  quoteNumber: z.string(),
  lineId: LineId.nullable(),
  siteId: SiteId.nullable(),
  device: z.string(),
  imei: z.string().nullable(),
  serial: z.string().nullable(),
  quantity: z.number().int(),
  currency: z.string(),
  amountMinor: z.number().int().describe('Sum that was paid for the devices of the entry'),
  paidBy: z.string().describe('Name of the proposition, such as Cash'),
  seller: z
    .object({
      kind: BookSeller.shape.kind,
      name: z.string().describe('Name of a business; of a person only the initials'),
      paper: z.string().nullable().describe('Kind and last characters of the paper that was seen'),
      country: z.string().nullable(),
      seenBy: z.string().nullable().describe('User id of the member who saw the paper'),
      seenAt: z.string().nullable(),
    })
    .nullable()
    .describe('null: of a correction, or its time is over'),
  keptUntil: z.string().describe('Last day on which the data of the seller is kept'),
  heldUntil: z
    .string()
    .nullable()
    .describe('Last day on which the device stays in the shop, by the settings of today; null: no rule'),
  corrects: z.number().int().nullable().describe('seq of the entry that this one corrects'),
  correctedBy: z.array(z.number().int()).describe('seq of the entries that correct this one'),
  correction: z.object({ field: z.enum(correctedFields), value: z.string(), reason: z.string() }).nullable(),
  previousHash: z.string().describe('SHA-256 of the entry before, hexadecimal; zeros for the first'),
  hash: z.string().describe('SHA-256 over the fields of the entry and the hash before'),
})
export type BookEntry = z.infer<typeof BookEntry>

export const BookCheck = z.object({
  entries: z.number().int(),
  isUnbroken: z.boolean(),
  brokenFrom: z.number().int().nullable().describe('The first number that is missing or was changed'),
  lastHash: z.string(),
  checkedAt: z.string().describe('When it was read from its start: a long book is so once a day'),
})
export type BookCheck = z.infer<typeof BookCheck>

/** Totals of the purchases of a period, without corrections. */
export const BookTotals = z.object({
  entries: z.number().int(),
  firstNumber: z.string().nullable(),
  lastNumber: z.string().nullable(),
  bought: z.array(z.object({ currency: z.string(), amountMinor: z.number().int() })),
  withoutPaper: z.number().int().describe('Purchases from private sellers whose paper was not seen'),
})
export type BookTotals = z.infer<typeof BookTotals>

export const BookSettings = z.object({
  isKept: z.boolean().describe('Paid devices are written into the book; false: earlier entries stay'),
  asksForPaper: z
    .boolean()
    .describe(
      'A device is only paid when what the country of the team asks of the seller is known; at least a paper of a private person was seen',
    ),
  keptYears: z.number().int().min(1).max(30).describe('Years for which the data of sellers is kept'),
  heldDays: z
    .number()
    .int()
    .min(0)
    .max(purchaseBookLimits.maxHeldDays)
    .default(0)
    .describe(
      'Days for which a bought device stays in the shop before it is sold or taken apart; 0: no rule',
    ),
})
export type BookSettings = z.infer<typeof BookSettings>

const tags = ['Purchase book']
const path = '/teams/{teamId}/purchase-book'
const ofTeam = z.object({ teamId: TeamId })
const ofEntry = ofTeam.extend({ seq: z.coerce.number().int().min(1).max(2_000_000_000) })
const period = {
  from: z.iso.date().describe('First day, in the time zone of the team'),
  to: z.iso.date().describe('Last day'),
}

/**
 * Devices that a team bought, in order. Entries are never changed or removed: a correction is a new entry.
 */
export const purchaseBook = {
  list: call('member', {
    method: 'GET',
    path,
    tags,
    summary: 'List entries of the purchase book, newest first',
  })
    .input(
      ofTeam.extend({
        search: z
          .string()
          .trim()
          .max(64)
          .default('')
          .describe('Start of a number, its part after the year, IMEI, serial number or quote'),
        siteId: SiteId.optional(),
        papers: z
          .literal('missing')
          .optional()
          .describe('Only purchases from private sellers whose paper was not seen'),
        from: period.from.optional(),
        to: period.to.optional(),
        before: z.coerce
          .number()
          .int()
          .min(1)
          .max(2_000_000_000)
          .optional()
          .describe('seq of the last entry seen'),
      }),
    )
    .output(
      z.object({
        entries: z.array(BookEntry),
        before: z.number().int().nullable(),
        totals: BookTotals.nullable().describe('Totals of all entries that match; null after the first page'),
      }),
    ),
  check: call('member', {
    method: 'GET',
    path: `${path}/check`,
    tags,
    summary: 'Check that no entry is missing or was changed',
  })
    .input(ofTeam)
    .output(BookCheck),
  show: recordedCall(
    'book.manage',
    {
      method: 'GET',
      path: `${path}/{seq}/seller`,
      tags,
      summary: 'Show the data of a seller; the audit log keeps who asked and why',
    },
    'book/not-found',
    'book/seller-gone',
  )
    .input(ofEntry.extend({ reason: z.enum(showReasons) }))
    .output(BookSeller),
  correct: recordedCall(
    'book.manage',
    {
      method: 'POST',
      path: `${path}/{seq}/corrections`,
      tags,
      summary: 'Add an entry that corrects another one',
      successStatus: 201,
    },
    'book/not-found',
    'book/not-a-purchase',
  )
    .input(
      ofEntry.extend({
        field: z.enum(correctedFields),
        value: visibleField(purchaseBookLimits.maxCorrection).min(1),
        reason: visibleField(purchaseBookLimits.maxReason).min(1),
      }),
    )
    .output(BookEntry),
  export: recordedCall(
    'book.manage',
    {
      method: 'GET',
      path: `${path}/csv`,
      tags,
      summary: 'Export the entries of a period with their sellers as CSV',
    },
    'book/too-many',
    'book/period-invalid',
  )
    .input(ofTeam.extend({ ...period, siteId: SiteId.optional(), reason: z.enum(showReasons) }))
    .output(z.object({ csv: z.string(), entries: z.number().int(), check: BookCheck })),
  print: preparedCall(
    'book.manage',
    {
      method: 'GET',
      path: `${path}/document`,
      tags,
      summary: 'Export the entries of a period with their sellers as PDF/A',
      isStreamed: true,
    },
    'book/too-many',
    'book/period-invalid',
    'document/busy',
    'document/unavailable',
  )
    .input(ofTeam.extend({ ...period, siteId: SiteId.optional(), reason: z.enum(showReasons) }))
    .output(z.file().mime('application/pdf')),
  getSettings: call('member', {
    method: 'GET',
    path: `${path}/settings`,
    tags,
    summary: 'Get what the team asks of sellers',
  })
    .input(ofTeam)
    .output(BookSettings),
  saveSettings: recordedCall('team.edit', {
    method: 'PUT',
    path: `${path}/settings`,
    tags,
    summary: 'Save what the team asks of sellers',
  })
    .input(BookSettings.extend(ofTeam.shape))
    .output(BookSettings),
}
