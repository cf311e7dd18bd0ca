import { z } from 'zod'
import { call } from './calls/call.ts'
import { TeamId } from './ids.ts'
import { Role } from './teams/teams.ts'

export const SignInMethods = z.object({
  password: z.boolean(),
  emailLink: z.boolean().describe('The user has signed in by an emailed link at least once'),
  microsoft: z.boolean(),
})
export type SignInMethods = z.infer<typeof SignInMethods>

export const SignedInSession = z.object({
  id: z.string(),
  isThis: z.boolean().describe('The session that makes this request'),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().describe('Accurate to a few minutes'),
  userAgent: z.string().optional().describe('The User-Agent header of the sign-in'),
})
export type SignedInSession = z.infer<typeof SignedInSession>

/** A team of the user, and what happens to the team when the user's account is deleted. */
export const OwnTeam = z.object({
  id: TeamId,
  name: z.string(),
  role: Role,
  teamOutcome: z
    .enum(['closes', 'handed-over', 'goes-on'])
    .describe(
      'closes: you are the only member; handed-over: you are the only owner; goes-on: there is another owner',
    ),
  successor: z.string().optional().describe('handed-over only: name or email of the new owner'),
})
export type OwnTeam = z.infer<typeof OwnTeam>

export const Account = z.object({
  signInMethods: SignInMethods.nullable().describe('null when an external service has the accounts'),
  passwordRemovedAt: z.iso
    .datetime()
    .nullable()
    .describe('A sign-in by link removed the password, and none was set since'),
  sessions: z
    .array(SignedInSession)
    .nullable()
    .describe('Most recently used first; null when an external service has the accounts'),
  teams: z.array(OwnTeam),
})
export type Account = z.infer<typeof Account>

/** Personal data stored about the signed-in user. Customers are excluded: they belong to the team. */
export const AccountData = z.object({
  exportedAt: z.iso.datetime(),
  account: z.object({
    userId: z.string(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    displayName: z.string().nullable(),
    photoUrl: z.string().nullable(),
    signInMethods: SignInMethods.nullable(),
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
      team: z.string(),
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
    .describe('Quotes you created, in teams you are a member of'),
})
export type AccountData = z.infer<typeof AccountData>

/** 100 KB in base64: four characters per three bytes. */
const longestPhoto = Math.ceil(100_000 / 3) * 4

export const SavePhoto = z.object({
  image: z
    .base64()
    .max(longestPhoto)
    // Base64 of the magic bytes of JPEG (FF D8 FF) and WebP (RIFF, length, WEBP).
    .regex(/^(?:\/9j\/|UklGR[\w+/]{6}XRUJQ)/, 'Not a JPEG or WebP image')
    .describe('JPEG or WebP image of at most 100 KB, in base64'),
})

const tags = ['Account']

export const account = {
  get: call('signed-in', {
    method: 'GET',
    path: '/account',
    tags,
    summary: 'Get your sign-in methods, sessions and teams',
  }).output(Account),
  endSession: call(
    'signed-in',
    { method: 'DELETE', path: '/account/sessions/{sessionId}', tags, summary: 'End a session' },
    'account/session-not-found',
    'account/kept-elsewhere',
  )
    .input(z.object({ sessionId: z.string().max(100) }))
    .output(z.null()),
  endSessions: call(
    'signed-in',
    {
      method: 'POST',
      path: '/account/sessions/end',
      tags,
      summary: 'End all sessions, or all other sessions',
    },
    'account/session-not-found',
    'account/kept-elsewhere',
  )
    .input(
      z.object({ keepsThis: z.boolean().describe('true: do not end the session that makes this request') }),
    )
    .output(z.null()),
  leaveTeams: call(
    'signed-in',
    {
      method: 'POST',
      path: '/account/leave-teams',
      tags,
      summary: 'Leave all teams before deleting an account',
      description:
        'Call this before deleting an account of an external service, which does not notify this server. `teamOutcome` of GET /account says what happens to each team.',
    },
    'account/sign-in-too-old',
  ).output(z.null()),
  savePhoto: call('signed-in', {
    method: 'PUT',
    path: '/account/photo',
    tags,
    summary: 'Save a photo; returns its URL',
  })
    .input(SavePhoto)
    .output(z.object({ url: z.url() })),
  removePhoto: call('signed-in', {
    method: 'DELETE',
    path: '/account/photo',
    tags,
    summary: 'Remove the photo',
  }).output(z.null()),
  data: call('signed-in', {
    method: 'GET',
    path: '/account/data',
    tags,
    summary: 'Export the personal data stored about you',
    isStreamed: true,
  }).output(AccountData),
}
