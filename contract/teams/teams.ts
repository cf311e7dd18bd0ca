import { z } from 'zod'
import { call, recordedCall } from '../calls/call.ts'
import { TeamId } from '../ids.ts'
import { roles } from '../calls/permissions.ts'
import { CountryCode, CurrencyCode, Language, TaxRegime } from './locales.ts'
import { senderNameField } from '../names/name-fields.ts'
import { CashStep, TaxNumbers, TaxRounding } from './tax-settings.ts'
import { teamDefaults } from './team-defaults.ts'
import { UnlistedTaxes } from '../pricing/catalog-taxes.ts'

export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

export const TeamName = senderNameField(120)

export const Team = z.object({
  id: TeamId,
  name: z.string(),
  logoUrl: z.string().nullable().describe('Path of the image'),
  city: z.string().nullable().describe('From the address of the shop; null: not stated'),
  country: CountryCode,
  language: Language,
  currency: CurrencyCode,
  timeZone: z.string().describe('IANA time zone'),
  clock: z
    .object({
      offsets: z.array(z.object({ from: z.iso.datetime(), minutes: z.number().int() })),
      until: z.iso.datetime(),
    })
    .describe(
      'Minutes that the time zone is ahead of UTC from each moment on, the earliest first, and until when that is known. Clients whose zone data are of another age tell the time of the server with it.',
    ),
  validDays: teamDefaults.validDays,
  cashLimitMinor: teamDefaults.cashLimitMinor,
  taxRegime: TaxRegime,
  taxRateBp: z.number().int(),
  unlistedTaxes: z
    .array(UnlistedTaxes)
    .describe('Taxes of devices outside catalogs: those of the last published catalog of each kind'),
  marginScheme: z
    .boolean()
    .describe('Sold devices are taxed on the margin, with VAT not shown, unless bought with VAT'),
  taxNumbers: TaxNumbers,
  taxRounding: TaxRounding,
  cashStepMinor: CashStep.nullable().describe(
    'Step that the total of a quote is rounded to, in minor units; null: not rounded',
  ),
  allowsLateAcceptance: teamDefaults.allowsLateAcceptance,
  offlineWork: teamDefaults.offlineWork,
  role: Role.describe('Your own role in this team'),
  seesCosts: z.boolean().describe('True if you may see what devices and services cost'),
  maxAdjustBp: z.number().int().describe('Largest change of a computed price by hand, in basis points'),
  hasSites: z.boolean().describe('True if the team has sites, also archived ones'),
  readOnly: z
    .object({ members: z.number().int().describe('Number of members of the plan') })
    .nullable()
    .optional()
    .describe(
      'Set if you can only read, since the plan has no room for you. Absent in lists of teams and after changes',
    ),
  openQuotes: z.number().int().describe('Number of sent, unexpired quotes without an answer'),
  showsFirstSteps: z.boolean().describe('True if you see the first steps of a new team'),
  showsSamples: z.boolean().describe('True if the lists of the team show examples'),
  lastUsedAt: z.string().describe('When you last opened this team, ISO 8601'),
  erasedAt: z
    .string()
    .nullable()
    .describe('When this closed team is erased, unless an owner reopens it, ISO 8601; null: open'),
})
export type Team = z.infer<typeof Team>

export const AddTeam = z.object({
  name: TeamName,
  country: CountryCode,
  language: Language,
  timeZone: teamDefaults.timeZone
    .optional()
    .describe(
      'IANA time zone; decides when a day ends and a quote expires. Absent: the main one of the country',
    ),
  startWith: z
    .enum(['sample', 'nothing'])
    .default('sample')
    .describe('sample: create and publish three starter catalogs'),
  showsSamples: z
    .boolean()
    .default(false)
    .describe('True if the lists of the team show examples; only where there are sample prices'),
  showsFirstSteps: z
    .boolean()
    .default(false)
    .describe('True to see the first steps of a new team above the quotes'),
})
export type AddTeam = z.input<typeof AddTeam>

/** Items that end when a team is closed. */
export const Closing = z.object({
  openQuotes: z.number().int().describe('Offers that customers can still accept'),
  liveWidgets: z.number().int(),
  otherMembers: z.number().int(),
  apiKeys: z.number().int(),
  erasedAt: z.string().describe('When it would be erased if it were closed now, ISO 8601'),
})
export type Closing = z.infer<typeof Closing>

export const ClaimTeams = z.object({
  idToken: z
    .string()
    .max(8192)
    .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    .describe('Id token of the account without an email; your own goes in the Authorization header'),
})

const tags = ['Teams']
const ofTeam = z.object({ teamId: TeamId })

export const teams = {
  list: call('signed-in', {
    method: 'GET',
    path: '/teams',
    tags,
    summary: 'List your teams, most recently used first; owners also see closed ones',
  }).output(z.array(Team)),
  add: recordedCall(
    'signed-in',
    { method: 'POST', path: '/teams', tags, summary: 'Create a team', successStatus: 201 },
    'team/country-unknown',
    'team/too-many',
  )
    .input(AddTeam)
    .output(Team),
  get: call('member', { method: 'GET', path: '/teams/{teamId}', tags, summary: 'Get a team' })
    .input(ofTeam)
    .output(Team),
  open: call('member', {
    method: 'POST',
    path: '/teams/{teamId}/open',
    tags,
    summary: 'Get a team and mark it as last used, once per visit',
  })
    .input(ofTeam)
    .output(Team),
  editTax: recordedCall(
    'team.edit',
    {
      method: 'PATCH',
      path: '/teams/{teamId}/tax',
      tags,
      summary: 'Change how the team is taxed, and how its totals are rounded',
      description:
        'Absent fields stay as they are. Drafts keep their prices and totals until their lines are changed.',
    },
    'team/no-vat',
  )
    .input(
      ofTeam.extend({
        marginScheme: z.boolean().optional(),
        taxNumbers: TaxNumbers.optional(),
        taxRounding: TaxRounding.optional(),
        cashStepMinor: CashStep.nullable().optional(),
      }),
    )
    .output(Team),
  closing: call('team.close', {
    method: 'GET',
    path: '/teams/{teamId}/closing',
    tags,
    summary: 'Get what ends when the team is closed',
  })
    .input(ofTeam)
    .output(Closing),
  close: recordedCall(
    'team.close',
    {
      method: 'POST',
      path: '/teams/{teamId}/close',
      tags,
      summary: 'Close the team',
      description:
        'Nobody can use it from then on, and customers can no longer answer its offers. 30 days later it is erased, unless an owner reopens it before.',
    },
    'team/name-mismatch',
    'team/too-many-closings',
  )
    .input(
      ofTeam.extend({ name: z.string().trim().max(120).describe('Name of the team, as a confirmation') }),
    )
    .output(Team),
  reopen: recordedCall(
    'team.reopen',
    {
      method: 'POST',
      path: '/teams/{teamId}/reopen',
      tags,
      summary: 'Reopen a closed team, as it was',
    },
    'team/not-closed',
  )
    .input(ofTeam)
    .output(Team),
  claim: call(
    'signed-in',
    {
      method: 'POST',
      path: '/teams/claim',
      tags,
      summary: 'Take over the teams of an account without an email, given its id token',
    },
    'team/claim-refused',
  )
    .input(ClaimTeams)
    .output(z.array(Team)),
}
