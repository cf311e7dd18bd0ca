import { z } from 'zod'
import { call, recordedCall } from './call.ts'
import { Phone } from './customer-fields.ts'
import { TeamId } from './ids.ts'
import { Language } from './locales.ts'
import { shopLimits } from './shop-limits.ts'
import { TeamName } from './teams.ts'

const Line = z.string().trim().max(shopLimits.maxLine)
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

const details = {
  name: TeamName,
  legalName: Line,
  street: Line,
  town: Line.describe('Postcode and town'),
  directions: Line.describe('How to find it, such as "Two doors from the bridge"'),
  phone: z
    .string()
    .trim()
    .max(shopLimits.maxPhone)
    .refine((text) => text === '' || Phone.safeParse(text).success, 'Start with + and the country code')
    .describe('As it is shown; starts with + and the country code'),
  hours: OpeningHours.nullable().describe('null: not stated'),
  asksSignature: z.boolean().describe('Customers sign on their page to accept'),
  terms: z
    .partialRecord(Language, z.string().trim().max(shopLimits.maxTerms))
    .describe(
      'What customers agree to, by language; a quote takes its own language, else that of the team, else any',
    ),
}

/** A shop as its customers see it. */
export const Shop = z.object({
  ...details,
  rev: z.number().int().describe('0 before it is first saved'),
  termsVersion: z.number().int().describe('Increased by each change of the terms; 0: there were none'),
  termsSince: z.string().nullable().describe('When the terms were last changed, ISO 8601'),
})
export type Shop = z.infer<typeof Shop>

export const SaveShop = z.object({
  ...details,
  rev: z.number().int().describe('The one that was read; an outdated one is rejected'),
})
export type SaveShop = z.infer<typeof SaveShop>

const tags = ['Shop']
const path = '/teams/{teamId}/shop'
const ofTeam = z.object({ teamId: TeamId })

export const shop = {
  get: call('member', { method: 'GET', path, tags, summary: 'Get the shop as customers see it' })
    .input(ofTeam)
    .output(Shop),
  save: recordedCall(
    'team.edit',
    {
      method: 'PUT',
      path,
      tags,
      summary: 'Change the name of the team and what customers see of the shop',
      description: 'Quotes already sent show the new address, phone and hours; they keep their terms.',
    },
    'team/changed',
  )
    .input(ofTeam.extend(SaveShop.shape))
    .output(Shop),
}
