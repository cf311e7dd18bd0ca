import { z } from 'zod'
import { requireContinueUrl } from '../authorized-domains.ts'
import type { Call } from '../call.ts'
import { requireEmailAddress } from '../email-address.ts'
import { identityError } from '../errors.ts'
import { requestAccountLink } from '../account-link.ts'
import type { Parts } from '../parts.ts'
import { findUserByEmail } from '../users.ts'

export const sendOobCodeRequest = z.object({
  requestType: z.string().optional(),
  email: z.string().optional(),
  continueUrl: z.string().optional(),
  canHandleCodeInApp: z.boolean().optional(),
  returnOobLink: z.boolean().optional(),
})

type SendOobCode = z.infer<typeof sendOobCodeRequest>
type SendOobCodeReply = { kind: string; email: string }

/** Sends a link by e-mail. The answer never holds its code. */
export async function sendOobCode(parts: Parts, request: SendOobCode, call: Call): Promise<SendOobCodeReply> {
  const { requestType, returnOobLink } = request
  if (!requestType) throw identityError('identity/request-type-missing')
  if (!Object.hasOwn(kinds, requestType)) throw identityError('identity/request-type-invalid')
  if (returnOobLink) throw identityError('identity/admin-only')
  const email = requireEmailAddress(request.email)
  const continueUrl = continueUrlOf(parts, request)
  await parts.rateLimits.hit('code-per-client', call.client)
  await parts.rateLimits.hit('code-per-address', email)
  await kinds[requestType as keyof typeof kinds](parts, { email, continueUrl, locale: call.locale }) // own key
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email }
}

type Wish = { email: string; continueUrl: string | undefined; locale: Call['locale'] }

const kinds = {
  // Also to addresses without an account: following the link makes it.
  EMAIL_SIGNIN: (parts: Parts, wish: Wish) =>
    parts.database.transaction((tx) => requestAccountLink(tx, parts, { purpose: 'sign-in', ...wish })),

  PASSWORD_RESET: (parts: Parts, wish: Wish) =>
    parts.database.transaction(async (tx) => {
      const user = await findUserByEmail(tx, wish.email)
      if (user) return requestAccountLink(tx, parts, { purpose: 'password-reset', userId: user.id, ...wish })
      if (!parts.config.hidesSignInMethods) throw identityError('identity/email-unknown')
    }),
}

function continueUrlOf({ config }: Parts, request: SendOobCode): string | undefined {
  if (request.requestType === 'EMAIL_SIGNIN') {
    if (!request.continueUrl) throw identityError('identity/continue-url-missing')
    if (!request.canHandleCodeInApp) {
      throw identityError('identity/not-allowed', 'canHandleCodeInApp must be true')
    }
  }
  return request.continueUrl ? requireContinueUrl(request.continueUrl, config.publicUrl).href : undefined
}
