import { z } from 'zod'
import { shopLimits } from '../shop/shop-limits.ts'

/** Default validity in days of offers, per kind of catalog. */
export const ValidDays = z.object({
  buy: days(),
  repair: days(),
  sell: days(),
})
export type ValidDays = z.infer<typeof ValidDays>

/** Days of validity in a new team. */
export const usualValidDays: ValidDays = { buy: 14, repair: 30, sell: 7 }

/** Settings of a team for offers and data. */
export const teamDefaults = {
  timeZone: z
    .string()
    .max(60)
    .overwrite(canonicalTimeZone)
    .refine(isTimeZone, 'Not an IANA time zone')
    .describe('IANA time zone; decides when a day ends and a quote expires'),
  validDays: ValidDays.describe('Days for which offers are valid, by kind, where their catalog states none'),
  cashLimitMinor: z
    .number()
    .int()
    .min(0)
    .max(shopLimits.maxCashLimitMinor)
    .nullable()
    .describe('From this amount on, devices of a line are not paid in cash; null: no limit'),
  allowsLateAcceptance: z
    .boolean()
    .describe('Members may accept for a customer after the last day of an offer'),
  offlineWork: z
    .enum(['off', 'quotes', 'acceptance'])
    .describe(
      'What members can do without a network, with what their devices keep of the team. off: nothing, and nothing is kept. quotes: make quotes, which are sent when the network is back. acceptance: also accept them for the customer at the counter',
    ),
  othersRelease: z
    .boolean()
    .describe(
      'Nobody releases a held line that they edited or created. Until it is set: on in a team of three or more, two of whom may release',
    ),
  retentionMonths: z
    .number()
    .int()
    .min(shopLimits.minRetentionMonths)
    .max(shopLimits.maxRetentionMonths)
    .nullable()
    .describe('Customers are erased this long after their last activity; null: never'),
}

function days() {
  return z.number().int().min(1).max(shopLimits.maxValidDays)
}

/**
 * Returns the canonical name of a time zone for Intl, in the spelling of the list and one for all aliases.
 * Offsets such as +01:00 and unknown names are returned unchanged.
 */
export function canonicalTimeZone(name: string): string {
  return knownTimeZone(name) ?? name
}

function isTimeZone(name: string): boolean {
  return knownTimeZone(name) !== undefined
}

function knownTimeZone(name: string): string | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
