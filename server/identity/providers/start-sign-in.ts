import { identityError } from '../errors.ts'
import type { Parts } from '../parts.ts'
import type { BrowserSignIn, LinkableProvider } from '../schema.ts'
import type { Microsoft } from './microsoft.ts'
import { addProviderSignIn } from './provider-sign-in-store.ts'

interface SignInOptions {
  redirectUri: string
  scopes: readonly string[]
  parameters: Readonly<Record<string, unknown>>
  browser?: BrowserSignIn
}

/** Starts a sign-in at Microsoft. Throws identity/provider-answer-invalid if Microsoft is unreachable. */
export async function startSignIn(
  parts: Pick<Parts, 'database' | 'sealer' | 'now'>,
  microsoft: Microsoft,
  { scopes, parameters, ...stored }: SignInOptions,
): Promise<{ url: string; state: string; sessionId: string }> {
  const { redirectUri } = stored
  const { sessionId, ...secrets } = await addProviderSignIn(parts.database.orm, parts, {
    providerId: 'microsoft.com',
    ...stored,
  })
  const url = await microsoft.signInUrl({ redirectUri, scopes, parameters, ...secrets })
  return { url, state: secrets.state, sessionId }
}

/**
 * Returns the named provider. Throws identity/provider-missing; identity/not-allowed if this provider is not
 * configured.
 */
export function requireProvider(
  { microsoft }: Pick<Parts, 'microsoft'>,
  providerId: string | null | undefined,
): Microsoft {
  if (!providerId) throw identityError('identity/provider-missing')
  if (providerId === ('microsoft.com' satisfies LinkableProvider) && microsoft) return microsoft
  throw identityError('identity/not-allowed', 'The identity provider configuration is not found')
}

/** Splits a list of scopes at commas and blanks; drops malformed ones. */
export function scopesOf(text: string | undefined): readonly string[] {
  return (text ?? '').split(/[\s,]+/).filter((scope) => /^[\w.:/-]{1,200}$/.test(scope))
}
