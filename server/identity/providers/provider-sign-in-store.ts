import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#database'
import { hashOpaqueToken, newOpaqueToken } from '../tokens/opaque-token.ts'
import type { Parts } from '../parts.ts'
import { providerSignIns, type BrowserSignIn, type LinkableProvider } from '../schema.ts'

/** Time limit for signing in at the provider. */
export const signInLifetimeSeconds = 600

const purpose = 'identity provider sign-in'
const secrets = z.object({ nonce: z.string(), verifier: z.string() })

interface Started {
  state: string
  nonce: string
  verifier: string
  sessionId: string
}

interface NewSignIn {
  providerId: LinkableProvider
  redirectUri: string
  browser?: BrowserSignIn
}

/** Stores the start of a sign-in: state and session id hashed, nonce and verifier encrypted. */
export async function addProviderSignIn(
  tx: Transaction,
  { sealer, now }: Pick<Parts, 'sealer' | 'now'>,
  { providerId, redirectUri, browser }: NewSignIn,
): Promise<Started> {
  const [state, nonce, verifier, sessionId] = [1, 2, 3, 4].map(newOpaqueToken) as [
    string,
    string,
    string,
    string,
  ] // one value for each number
  await tx.insert(providerSignIns).values({
    stateHash: hashOpaqueToken(state),
    providerId,
    redirectUri,
    sealedSecrets: sealer.seal(JSON.stringify({ nonce, verifier }), purpose),
    // A browser gets its session id when it returns from the provider.
    ...(browser ? { browser } : { sessionIdHash: hashOpaqueToken(sessionId) }),
    expiresAt: new Date(now().getTime() + signInLifetimeSeconds * 1000),
  })
  return { state, nonce, verifier, sessionId }
}

/**
 * Returns the request of a sign-in with a new session id, once, when its browser returns from the provider;
 * undefined for another browser, an unknown state or an expired sign-in.
 */
export async function returnBrowser(
  tx: Transaction,
  now: Date,
  { state, cookie }: { state: string; cookie: string | undefined },
): Promise<(BrowserSignIn & { sessionId: string }) | undefined> {
  const matches = and(
    eq(providerSignIns.stateHash, hashOpaqueToken(state)),
    isNull(providerSignIns.sessionIdHash),
    gt(providerSignIns.expiresAt, now),
  )
  const [found] = await tx.select({ browser: providerSignIns.browser }).from(providerSignIns).where(matches)
  if (!found?.browser || !cookie || found.browser.cookieHash !== cookieHashOf(cookie)) return undefined
  const sessionId = newOpaqueToken()
  const returned = await tx
    .update(providerSignIns)
    .set({ sessionIdHash: hashOpaqueToken(sessionId) })
    .where(matches)
    .returning({ at: providerSignIns.expiresAt })
  return returned.length > 0 ? { ...found.browser, sessionId } : undefined
}

export function cookieHashOf(cookie: string): string {
  return Buffer.from(hashOpaqueToken(cookie)).toString('base64url')
}

/** Deletes a sign-in and returns it; of concurrent calls only one gets a result. */
export async function consumeProviderSignIn(
  tx: Transaction,
  { sealer, now }: Pick<Parts, 'sealer' | 'now'>,
  { state, sessionId }: { state: string; sessionId: string },
): Promise<
  { providerId: LinkableProvider; redirectUri: string; nonce: string; verifier: string } | undefined
> {
  const [used] = await tx
    .delete(providerSignIns)
    .where(
      and(
        eq(providerSignIns.stateHash, hashOpaqueToken(state)),
        eq(providerSignIns.sessionIdHash, hashOpaqueToken(sessionId)),
        gt(providerSignIns.expiresAt, now()),
      ),
    )
    .returning()
  if (!used) return undefined
  const { nonce, verifier } = secrets.parse(JSON.parse(sealer.open(used.sealedSecrets, purpose)))
  return { providerId: used.providerId, redirectUri: used.redirectUri, nonce, verifier }
}

export async function deleteExpiredSignIns(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(providerSignIns).where(lt(providerSignIns.expiresAt, now))
}
