import { ORPCError } from '@orpc/client'

/** The contract's code of a failed call; undefined for anything else, such as a lost connection. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof ORPCError ? error.code : undefined
}

/** What a failed call says besides its code. */
export function detailOf(error: unknown): unknown {
  return error instanceof ORPCError ? error.data : undefined
}
