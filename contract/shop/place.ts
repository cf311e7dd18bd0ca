import { z } from 'zod'
import { Phone } from '../customers/customer-fields.ts'
import { shopLimits } from './shop-limits.ts'

/** A line of text about a shop. */
export const ShopLine = z.string().trim().max(shopLimits.maxLine)

const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Not a time such as 09:30')

const OpenSpan = z
  .object({ from: Time, to: Time })
  .refine(({ from, to }) => from < to, 'Opens after it closes')

const OpenDay = z
  .array(OpenSpan)
  .max(shopLimits.maxSpansPerDay)
  .refine(
    (spans) => spans.every(({ from }, place) => from > (spans[place - 1]?.to ?? '')),
    'Spans overlap or are not in order',
  )
  .describe('Empty: closed')

export const OpeningHours = z.array(OpenDay).length(7).describe('Monday first, in the time zone of the team')
export type OpeningHours = z.infer<typeof OpeningHours>

/** Closed days, such as a holiday: first and last day included. */
const ClosedDays = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, 'Ends before it starts')
export type ClosedDays = z.infer<typeof ClosedDays>

/** Address and opening hours of a shop or of one of its sites. */
export const placeFields = {
  street: ShopLine,
  town: ShopLine.describe('Postcode and town'),
  directions: ShopLine.describe('Directions to the place, such as "Two doors from the bridge"'),
  phone: z
    .string()
    .trim()
    .max(shopLimits.maxPhone)
    .refine((text) => text === '' || Phone.safeParse(text).success, 'Start with + and the country code')
    .describe('Phone number as it is shown; starts with + and the country code'),
  hours: OpeningHours.nullable().describe('null: not stated'),
  closedDays: z
    .array(ClosedDays)
    .max(shopLimits.maxClosedDays)
    .default([])
    .describe('On which it is closed in spite of its hours, in the time zone of the team'),
}
