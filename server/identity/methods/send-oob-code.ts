import { z } from 'zod'
import type { Transaction } from '#database'
import { requestAccountLink } from '../mailed-links/account-link.ts'
import { countAsLookup } from '../limits/count-as-lookup.ts'
import { mailGates, type MailKind } from '../limits/gates-of-address.ts'
import { requireContinueUrl } from '../wire/authorized-domains.ts'
import type { Call } from '../wire/call.ts'
import { requireEmailAddress } from '../users/email-address.ts'
import { identityError } from '../errors.ts'
import type { Parts } from '../parts.ts'
import { requireLockedUser, requireRecentSignIn, requireUser } from '../sessions/signed-in-user.ts'
import { findUserByEmail } from '../users/user-store.ts'
import { isAnonymous } from '../users/user.ts'

export const sendOobCodeRequest = z.object({
  requestType: z.string().optional(),
  email: z.string().optional(),
  newEmail: z.string().optional(),
  idToken: z.string().optional(),
  continueUrl: z.string().optional(),
  canHandleCodeInApp: z.boolean().optional(),
  returnOobLink: z.boolean().optional(),
})

type SendOobCode = z.infer<typeof sendOobCodeRequest>
type SendOobCodeReply = { kind: string; email?: string }

/** Sends a link by e-mail. The reply never contains the code. */
export async function sendOobCode(parts: Parts, request: SendOobCode, call: Call): Promise<SendOobCodeReply> {
  const { requestType, returnOobLink } = request
  if (!requestType) throw identityError('identity/request-type-missing')
  if (!Object.hasOwn(kinds, requestType)) throw identityError('identity/request-type-invalid')
  if (returnOobLink) throw identityError('identity/admin-only')
  const email = await kinds[requestType as keyof typeof kinds](parts, request, call) // computed enum key
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', ...(email !== null && { email }) }
}

/**
 * Functions per kind of code: each sends its e-mail and returns the address of the account, if it has one.
 */
const kinds = {
  // Addresses without an account get a link too: following it creates one.
  async EMAIL_SIGNIN(parts: Parts, request: SendOobCode, call: Call): Promise<string | null> {
    const email = requireEmailAddress(request.email)
    if (!request.continueUrl) throw identityError('identity/continue-url-missing')
    if (!request.canHandleCodeInApp) {
      throw identityError('identity/not-allowed', 'canHandleCodeInApp must be true')
    }
    const link = linkOf(parts, request, call)
    await countMail(parts, call, { kind: 'sign-in', email })
    await parts.database.transaction((tx) =>
      requestAccountLink(tx, parts, { purpose: 'sign-in', email, ...link }),
    )
    return email
  },

  async PASSWORD_RESET(parts: Parts, request: SendOobCode, call: Call): Promise<string | null> {
    const email = requireEmailAddress(request.email)
    const link = linkOf(parts, request, call)
    const write = async (tx: Transaction): Promise<void> => {
      const user = await findUserByEmail(tx, email)
      if (!user && !parts.config.hidesSignInMethods) throw identityError('identity/email-unknown')
      const owner = user ? { userId: user.id } : {}
      await requestAccountLink(tx, parts, { purpose: 'password-reset', email, ...owner, ...link })
      // Do the same work for unknown addresses, so that the duration does not reveal them.
      if (!user) throw new Rollback()
    }
    const act = async (): Promise<void> => {
      await countMail(parts, call, { kind: 'reset', email }, 'identity/too-many-resets')
      await ignoreRollback(parts, write)
    }
    // Requests by clients that signed in with the address before are not counted as lookups: they learn
    // nothing new.
    if ((await parts.rateLimits.familiarity(call.client, email)) === 'client') await act()
    else await countAsLookup(parts, call.client, act, 'identity/too-many-resets')
    return email
  },

  async VERIFY_EMAIL(parts: Parts, request: SendOobCode, call: Call): Promise<string | null> {
    const link = linkOf(parts, request, call)
    const { user } = await requireUser(parts.database.orm, parts, request.idToken)
    const { id: userId, email } = user
    if (email === null) throw identityError('identity/email-missing')
    await countMail(parts, call, { kind: 'verify', email })
    await parts.database.transaction(async (tx) => {
      await requireLockedUser(tx, parts, request.idToken) // check again under the lock: codes may have been ended meanwhile
      await requestAccountLink(tx, parts, { purpose: 'verify-email', email, userId, ...link })
    })
    return email
  },

  async VERIFY_AND_CHANGE_EMAIL(parts: Parts, request: SendOobCode, call: Call): Promise<string | null> {
    const { idToken, newEmail: requested } = request
    const link = linkOf(parts, request, call)
    const { user, token } = await requireUser(parts.database.orm, parts, idToken)
    if (!requested) throw identityError('identity/new-email-missing')
    const newEmail = requireEmailAddress(requested)
    if (!isAnonymous(user)) requireRecentSignIn(token, parts.now())
    const write = async (tx: Transaction): Promise<void> => {
      await requireLockedUser(tx, parts, idToken) // check again, as above
      const isTaken = (await findUserByEmail(tx, newEmail)) !== undefined
      if (isTaken && !parts.config.hidesSignInMethods) throw identityError('identity/email-exists')
      const change = { purpose: 'change-email', email: user.email ?? '', newEmail, userId: user.id } as const
      await requestAccountLink(tx, parts, { ...change, ...link })
      if (isTaken) throw new Rollback()
    }
    await countAsLookup(parts, call.client, async () => {
      await countMail(parts, call, { kind: 'change', email: newEmail })
      await ignoreRollback(parts, write)
    })
    return user.email
  },
}

function linkOf(
  { config }: Parts,
  { continueUrl }: SendOobCode,
  call: Call,
): { continueUrl: string | undefined; call: Call } {
  const checked = continueUrl ? requireContinueUrl(continueUrl, config.publicUrl).href : undefined
  return { continueUrl: checked, call }
}

async function countMail(
  { rateLimits }: Parts,
  { client }: Call,
  mail: { kind: MailKind; email: string },
  errorCode?: 'identity/too-many-resets',
): Promise<void> {
  const familiarity = await rateLimits.familiarity(client, mail.email)
  await rateLimits.pass(mailGates(client, mail, familiarity), errorCode)
}

/** Thrown to roll the transaction back. */
class Rollback extends Error {}

async function ignoreRollback({ database }: Parts, write: (tx: Transaction) => Promise<void>): Promise<void> {
  try {
    await database.transaction(write)
  } catch (error) {
    if (!(error instanceof Rollback)) throw error
  }
}
