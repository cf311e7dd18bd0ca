import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from './error-codes.ts'
import { TeamId } from './ids.ts'
import { Role, TeamName } from './teams.ts'

export const WaysIn = z.object({
  password: z.boolean(),
  emailLink: z.boolean().describe('A mailed link was followed at least once'),
  microsoft: z.boolean(),
})
export type WaysIn = z.infer<typeof WaysIn>

export const SignedInSession = z.object({
  id: z.string(),
  isThis: z.boolean().describe('The one that asks'),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().describe('To within some minutes'),
  userAgent: z.string().optional().describe('As the browser calls itself'),
})
export type SignedInSession = z.infer<typeof SignedInSession>

/** One of your teams, and what becomes of it when your account is deleted. */
export const OwnTeam = z.object({
  id: TeamId,
  name: TeamName,
  role: Role,
  afterwards: z
    .enum(['closes', 'handed-over', 'goes-on'])
    .describe('closes: you are alone in it; handed-over: you are its only owner; goes-on: without you'),
  successor: z.string().optional().describe('Who would own it: a name, else an email; handed-over only'),
})
export type OwnTeam = z.infer<typeof OwnTeam>

export const Account = z.object({
  waysIn: WaysIn.nullable().describe('null where another service keeps the accounts'),
  sessions: z
    .array(SignedInSession)
    .nullable()
    .describe('Used last first; null where another service keeps them'),
  teams: z.array(OwnTeam),
})
export type Account = z.infer<typeof Account>

/** What is kept about you. Customers of a team are the team's to give out, so they are not in it. */
export const AccountData = z.object({
  exportedAt: z.iso.datetime(),
  account: z.object({
    userId: z.string(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    displayName: z.string().nullable(),
    photoUrl: z.string().nullable(),
    waysIn: WaysIn.nullable(),
    linkedIdentities: z.array(
      z.object({
        providerId: z.string(),
        subject: z.string(),
        email: z.string().nullable(),
        displayName: z.string().nullable(),
      }),
    ),
    createdAt: z.iso.datetime().nullable(),
    lastSignInAt: z.iso.datetime().nullable(),
  }),
  sessions: z.array(SignedInSession).nullable(),
  memberships: z.array(
    z.object({
      teamId: TeamId,
      team: TeamName,
      role: Role,
      joinedAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
    }),
  ),
  quotes: z
    .array(
      z.object({
        teamId: TeamId,
        quoteId: z.string(),
        number: z.string(),
        state: z.string(),
        devices: z.array(z.string()),
        currency: z.string(),
        netMinor: z.number().int(),
        note: z.string(),
        createdAt: z.iso.datetime(),
        updatedAt: z.iso.datetime(),
        sentAt: z.iso.datetime().nullable(),
      }),
    )
    .describe('Those you made, in teams you are a member of'),
})
export type AccountData = z.infer<typeof AccountData>

/** 100 KB as base64, which takes four letters for three bytes. */
const longestPhoto = Math.ceil(100_000 / 3) * 4

export const SavePhoto = z.object({
  image: z
    .base64()
    .max(longestPhoto)
    // The first bytes of JPEG (FF D8 FF) and WebP (RIFF, length, WEBP), as base64 has them.
    .regex(/^(?:\/9j\/|UklGR[\w+/]{6}XRUJQ)/, 'Neither a JPEG nor a WebP picture')
    .describe('JPEG or WebP of at most 100 KB, in base64'),
})

const tags = ['Account']

export const account = {
  get: oc
    .route({ method: 'GET', path: '/account', tags, summary: 'How you sign in, where, and your teams' })
    .errors(errorsOf('identity/signed-out'))
    .output(Account),
  endSession: oc
    .route({ method: 'DELETE', path: '/account/sessions/{sessionId}', tags, summary: 'Sign out one session' })
    .errors(errorsOf('identity/signed-out', 'account/session-not-found', 'account/kept-elsewhere'))
    .input(z.object({ sessionId: z.string().max(100) }))
    .output(z.null()),
  endSessions: oc
    .route({
      method: 'POST',
      path: '/account/sessions/end',
      tags,
      summary: 'Sign out everywhere, or everywhere else',
    })
    .errors(errorsOf('identity/signed-out', 'account/session-not-found', 'account/kept-elsewhere'))
    .input(z.object({ keepsThis: z.boolean().describe('Whether the session that asks goes on') }))
    .output(z.null()),
  leaveTeams: oc
    .route({
      method: 'POST',
      path: '/account/leave-teams',
      tags,
      summary: 'Leave every team for good, as one does whose account goes',
      description:
        'For accounts that another service keeps: to be called before the account is deleted there, which nobody hears of here. What becomes of each team is told beforehand (`afterwards`).',
    })
    .errors(errorsOf('identity/signed-out', 'account/sign-in-too-old'))
    .output(z.null()),
  savePhoto: oc
    .route({ method: 'PUT', path: '/account/photo', tags, summary: 'Keep a photo, and get its address' })
    .errors(errorsOf('identity/signed-out'))
    .input(SavePhoto)
    .output(z.object({ url: z.url() })),
  removePhoto: oc
    .route({ method: 'DELETE', path: '/account/photo', tags, summary: 'Remove the photo that is kept' })
    .errors(errorsOf('identity/signed-out'))
    .output(z.null()),
  data: oc
    .route({ method: 'GET', path: '/account/data', tags, summary: 'All that is kept about you' })
    .errors(errorsOf('identity/signed-out'))
    .output(AccountData),
}
