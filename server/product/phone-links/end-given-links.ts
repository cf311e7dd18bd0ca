import { and, eq, lt } from 'drizzle-orm'
import type { EndGivenRights } from '../given-rights.ts'
import { phoneLinks } from './schema.ts'

/** Removes links for phones that an account opened. They last minutes and are not recorded. */
export const endGivenLinks: EndGivenRights = async (tx, { userId, before }) => {
  await tx.delete(phoneLinks).where(and(eq(phoneLinks.userId, userId), lt(phoneLinks.openedAt, before)))
  return undefined
}
