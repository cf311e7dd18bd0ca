import { ORPCError } from '@orpc/client'

/** Returns the contract's code of a failed call; undefined for anything else, such as a lost connection. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof ORPCError ? error.code : undefined
}

/** Returns the data of a failed call. */
export function detailOf(error: unknown): unknown {
  return error instanceof ORPCError ? error.data : undefined
}
