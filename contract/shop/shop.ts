import { z } from 'zod'
import { call, recordedCall } from '../calls/call.ts'
import { TeamId } from '../ids.ts'
import { Language } from '../teams/locales.ts'
import { optionalNameField } from '../names/name-fields.ts'
import { placeFields, ShopLine } from './place.ts'
import { shopLimits } from './shop-limits.ts'
import { contrastWithWhite, isColor, minContrast } from '../teams/team-color.ts'
import { teamDefaults } from '../teams/team-defaults.ts'
import { TeamName } from '../teams/teams.ts'

/** Rules for a drawn signature of customers who accept. */
export const signatureRules = ['off', 'optional', 'required'] as const

const details = {
  vatNumber: z
    .string()
    .trim()
    .toUpperCase()
    .max(shopLimits.maxVatNumber)
    .regex(/^[A-Z0-9 .-]*$/, 'Letters and digits only')
    .describe('VAT number as it is shown on paper; empty: none'),
  ...placeFields,
  signature: z
    .enum(signatureRules)
    .default('off')
    .describe('required: a customer who cannot draw confirms that the typed name counts'),
  color: z
    .string()
    .refine(isColor, 'Not a colour such as #1d5634')
    .refine(
      (color) => !isColor(color) || contrastWithWhite(color) >= minContrast,
      'White text is hard to read on it',
    )
    .nullable()
    .default(null)
    .describe('Color of buttons and of the initials that replace a missing logo; null: that of the product'),
  terms: z
    .partialRecord(Language, z.string().trim().max(shopLimits.maxTerms))
    .describe(
      'What customers agree to, by language; a quote takes its own language, else that of the team, else any',
    ),
}

/** A shop as shown to its customers. */
export const Shop = z.object({
  ...details,
  name: z.string(),
  legalName: ShopLine,
  ...teamDefaults,
  ofCountry: z
    .object({
      cashLimitMinor: teamDefaults.cashLimitMinor,
      retentionMonths: teamDefaults.retentionMonths,
    })
    .describe('Defaults of a new team of the country, to be checked by the team'),
  logoUrl: z.string().nullable(),
  rev: z.number().int().describe('0 before it is first saved'),
  termsVersion: z.number().int().describe('Increased by each change of the terms; 0: there were none'),
  termsSince: z.string().nullable().describe('When the terms were last changed, ISO 8601'),
})
export type Shop = z.infer<typeof Shop>

/** Next erasures due by the retention settings of a team. */
export const DueErasures = z.object({
  at: z.string().nullable().describe('When customers are erased next, ISO 8601; null: never'),
  customers: z.number().int().describe('Number of customers to be erased'),
  hasMore: z.boolean().describe('True if there are more, which were not counted'),
})
export type DueErasures = z.infer<typeof DueErasures>

/** Length of the largest logo in base64, which has four characters for three bytes. */
const maxLogo = Math.ceil(shopLimits.maxLogoBytes / 3) * 4

/** Returns the fields as optional; a field that is absent stays unchanged. */
function partial<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).partial().shape
}

export const SaveShop = z.object({
  ...details,
  name: TeamName,
  legalName: optionalNameField(shopLimits.maxLine),
  vatNumber: details.vatNumber.default(''),
  ...partial(teamDefaults),
  confirmedErasures: z
    .number()
    .int()
    .min(0)
    .default(0)
    .describe(
      'How many customers the new retention may erase. More are refused with team/erasure-unconfirmed',
    ),
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
    'team/erasure-unconfirmed',
  )
    .input(ofTeam.extend(SaveShop.shape))
    .output(Shop),
  dueErasures: call('member', {
    method: 'GET',
    path: `${path}/due-erasures`,
    tags,
    summary: 'Get which customers the retention erases next',
  })
    .input(ofTeam)
    .output(DueErasures),
  saveLogo: recordedCall(
    'team.edit',
    { method: 'PUT', path: `${path}/logo`, tags, summary: 'Save the logo that customers see' },
    'shop/logo-unreadable',
  )
    .input(
      ofTeam.extend({
        image: z
          .base64()
          .min(1)
          .max(maxLogo)
          .describe('PNG or JPEG of at most 100 KB and 512 pixels, in base64'),
      }),
    )
    .output(z.object({ logoUrl: z.string() })),
  removeLogo: recordedCall('team.edit', {
    method: 'DELETE',
    path: `${path}/logo`,
    tags,
    summary: 'Remove the logo',
  })
    .input(ofTeam)
    .output(z.null()),
}
