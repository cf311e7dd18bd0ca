import { catalogLimits } from '../../catalogs/catalog-limits.ts'
import { fulfilmentStates } from '@costard/quotes'
import { z } from 'zod'
import { Answers } from '../../pricing/answers.ts'
import { CatalogVersion } from '../../catalogs/catalogs.ts'
import { amountLimits } from '../../pricing/amount-limits.ts'
import { DeviceCheck, Serial } from '../../pricing/device-checks.ts'
import { CatalogId, LineId } from '../../ids.ts'
import { copiedNameField, nameField } from '../../names/name-fields.ts'
import { quoteLimits } from '../quote-limits.ts'
import { uncheckedPrice } from '../../calls/unchecked.ts'

/** Known facts about the device of a line. */
export const LineDevice = z.object({
  key: z.string().max(120).optional().describe('Key in the device library'),
  name: copiedNameField(200),
  imei: z
    .string()
    .regex(/^\d{15}$/)
    .describe('15 digits; a wrong check digit is rejected with quote/line-invalid')
    .optional(),
  serial: Serial.optional(),
})
export type LineDevice = z.infer<typeof LineDevice>

/** Device as stored; looser, since old rows predate the rule for names. */
export const StoredDevice = LineDevice.extend({ name: z.string() })

export const LineInput = z.object({
  catalogId: CatalogId,
  catalogVersion: CatalogVersion.optional().describe('Absent: the published version'),
  variantId: z.string().max(120),
  device: LineDevice,
  answers: Answers,
  checks: z
    .array(DeviceCheck)
    .max(20)
    .refine(
      (checks) => new Set(checks.map(({ kind }) => kind)).size === checks.length,
      'At most one check per kind',
    )
    .default([])
    .describe('At most one per kind. Results of the look-up service are read from the stored answers'),
  propositionKey: z.string().max(catalogLimits.maxName).optional(),
  services: z
    .array(
      z.object({
        key: z.string().max(catalogLimits.maxName),
        quantity: z.number().int().min(1).max(999).optional(),
        isOptional: z
          .boolean()
          .optional()
          .describe('The customer can add it: not in the price until then. It must have a price'),
      }),
    )
    .max(50)
    .default([])
    .describe(`At most ${quoteLimits.maxOptions} optional ones`),
  quantity: z.number().int().min(1).max(999).default(1),
  note: z
    .string()
    .trim()
    .max(quoteLimits.maxLineNote)
    .optional()
    .describe('Note about the device besides its model. For members: customers never read it'),
  isOptional: z.boolean().optional().describe('The customer can leave it out; in the total until then'),
  isFree: z
    .boolean()
    .optional()
    .describe('A repair or sale for nothing is meant to be free. Without it, such a line is not sent'),
  choiceGroup: nameField(quoteLimits.maxGroupName)
    .optional()
    .describe(
      `Shown to the customer, who takes one of the lines with the same; at most ${quoteLimits.maxAlternatives}. Never with isOptional`,
    ),
})
export type LineInput = z.infer<typeof LineInput>

/** Message between members about a line that waits for an answer. */
export const LineMessage = z.object({
  kind: z
    .enum(['question', 'reply', 'passedOn'])
    .describe('To who asked, of who asked, or to somebody with a higher limit'),
  text: z.string(),
  amountMinor: z.number().int().nullable().describe('The amount that somebody suggests who passes it on'),
  by: z.string(),
  at: z.string().describe('ISO 8601'),
})
export type LineMessage = z.infer<typeof LineMessage>

/** Question about a line that is held or has no price, and the answer. Any change of the line deletes both. */
export const LineApproval = z.object({
  state: z.enum(['asked', 'released', 'refused', 'priced']),
  question: z.string(),
  askedBy: z.string().nullable().describe('Null if it was released without a question'),
  askedAt: z.string(),
  answeredBy: z.string().nullable(),
  answeredAt: z.string().nullable(),
  note: z.string().describe('For members: customers never read it'),
  messages: z
    .array(LineMessage)
    .optional()
    .describe(`Before the answer, oldest first; at most ${quoteLimits.maxLineMessages}`),
})
export type LineApproval = z.infer<typeof LineApproval>

/** Prices that a member set because the catalog has none. */
export const HandPrice = z.object({
  amountMinor: z.number().int().nullable().describe('Price of one device; null: the catalog prices it'),
  services: z
    .record(z.string(), z.number().int())
    .describe('Prices of one unit of each service on request, by its key'),
  reason: z.string().describe('For members: customers never read it'),
  by: z.string(),
  at: z.string(),
})
export type HandPrice = z.infer<typeof HandPrice>

/**
 * A check made after the line was priced. If the newest one flags the device, the line cannot be accepted.
 */
export const LaterCheck = DeviceCheck.extend({ by: z.string().describe('The member who checked') })
export type LaterCheck = z.infer<typeof LaterCheck>

/** State of a line's device after the quote was accepted. */
export const LineFulfilment = z.object({
  state: z.enum(fulfilmentStates),
  at: z.string().describe('Since when, ISO 8601'),
  by: z.string().nullable().describe('The member; null for the customer who accepted'),
  note: z.string().describe('Note; the reason of a device on hold'),
  heldFrom: z
    .enum(fulfilmentStates)
    .optional()
    .describe('State of a device before it was put on hold, to which it goes back'),
})
export type LineFulfilment = z.infer<typeof LineFulfilment>

/** Purchase price of the devices of a sold line. */
export const Purchase = z.object({
  amountMinor: z
    .number()
    .int()
    .min(0)
    .max(amountLimits.maxLineMinor)
    .describe('Purchase price of all devices of the line; without VAT if they were bought with VAT'),
  withVat: z.boolean().default(false).describe('Bought with VAT: it is sold with VAT shown'),
})
export type Purchase = z.infer<typeof Purchase>

/** A purchase as shown to a member. */
export const SeenPurchase = Purchase.extend({
  amountMinor: z.number().int().nullable().describe('Null for those who may not see costs'),
})
export type SeenPurchase = z.infer<typeof SeenPurchase>

export const QuoteLine = LineInput.extend({
  id: LineId,
  device: StoredDevice,
  choiceGroup: z.string().optional(),
  catalogVersion: z.number().int(),
  kind: z.enum(['buy', 'repair', 'sell']),
  variantLabel: z.string().describe('For example 256 GB'),
  pricedOn: z.string().describe('Day with which it was priced, in the time zone of the team'),
  cashLimitMinor: z.number().int().nullable().describe('Cash limit with which it was priced; null: none'),
  result: uncheckedPrice,
  adjustment: z
    .object({ amountMinor: z.number().int(), reason: z.string(), maxAdjustBp: z.number().int() })
    .nullable()
    .describe('A manual change of the price, part of the result'),
  handPrice: HandPrice.nullable().describe('Part of the result'),
  purchase: SeenPurchase.nullable().describe('Purchase of a sold device; null until somebody states it'),
  approval: LineApproval.nullable(),
  laterChecks: z
    .array(LaterCheck)
    .describe(
      'Came in after the price was made, oldest first; of each kind and result the newest. While the newest of a kind is flagged, the line cannot be accepted',
    ),
  fulfilment: LineFulfilment.nullable().describe('Null until the quote is accepted'),
})
export type QuoteLine = z.infer<typeof QuoteLine>

export const LineChange = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('add'),
    line: LineInput,
    before: LineId.optional().describe('Absent: the new line is the last'),
  }),
  z
    .object({ op: z.literal('edit'), lineId: LineId, line: LineInput })
    .describe('Replaces the input of the line, and prices it again'),
  z
    .object({ op: z.literal('remove'), lineId: LineId })
    .describe('The last line of a quote cannot be removed'),
  z.object({
    op: z.literal('move'),
    lineId: LineId,
    before: LineId.optional().describe('Absent: the line becomes the last'),
  }),
])
export type LineChange = z.infer<typeof LineChange>
