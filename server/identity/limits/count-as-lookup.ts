import { CodedError } from '#http'
import type { Parts } from '../parts.ts'
import type { Refusal } from './rate-limits.ts'

const telling: readonly string[] = ['identity/email-exists', 'identity/email-unknown']

/**
 * Runs what may tell whether an address has an account, for a client that may still look addresses up: being told
 * counts as a look-up. Success tells too, but leaves an account or an e-mail behind, which have limits of their own.
 */
export async function asLookUp<Result>(
  { rateLimits }: Pick<Parts, 'rateLimits'>,
  client: string | undefined,
  act: () => Promise<Result>,
  refusal?: Refusal,
): Promise<Result> {
  // Else being refused would tell those apart who succeed.
  await rateLimits.requireLeft('lookup-per-client', client, refusal)
  try {
    return await act()
  } catch (error) {
    if (error instanceof CodedError && telling.includes(error.code)) {
      await rateLimits.hit('lookup-per-client', client, refusal)
    }
    throw error
  }
}
