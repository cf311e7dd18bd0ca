import type { RateLimits } from './rate-limits.ts'

/** Makes a client known for an address that signed in, and uncounts its preceding lookup. */
export async function rememberSignIn(
  rateLimits: RateLimits,
  client: string | undefined,
  email: string,
): Promise<void> {
  const isNew = await rateLimits.remember(client, email)
  if (isNew) await rateLimits.refund([['lookup-per-client', client]])
}
