import { LineDevice, readOfflineCode, type TeamId } from '@costard/contract'
import { and, eq, like, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { hasPart, hasText, likePattern, searchedText } from '../../rows/search-text.ts'
import { quoteLines, quotes } from '../schema.ts'

/**
 * Returns a condition: the search text of a quote has the words of this text. If it is the code on
 * paper of a quote of the team, the condition is to have that code. If it is the IMEI of a line of the team, the
 * condition is to have such a line: IMEIs are slow to find by trigrams, which all of them share.
 */
export async function foundBy(tx: Transaction, teamId: TeamId, search: string): Promise<SQL | undefined> {
  const text = searchedText(search)
  const code = readOfflineCode(search)
  if (code !== undefined) {
    const isOfCode = and(eq(quotes.teamId, teamId), eq(quotes.offlineCode, code))
    const [found] = await tx.select({ quoteId: quotes.quoteId }).from(quotes).where(isOfCode).limit(1)
    if (found) return eq(quotes.offlineCode, code)
  }
  if (!LineDevice.shape.imei.safeParse(text).success) return contains(text)
  const isOfLine = and(eq(quoteLines.teamId, teamId), eq(quoteLines.imei, text))
  const [line] = await tx.select({ imei: quoteLines.imei }).from(quoteLines).where(isOfLine).limit(1)
  if (!line) return contains(text)
  const { quoteId, revision } = quoteLines
  return sql`(${quotes.quoteId}, ${quotes.revision}) in ${tx.select({ quoteId, revision }).from(quoteLines).where(isOfLine)}`
}

function contains(text: string): SQL | undefined {
  return hasText(quotes.searchText, text, hasWord)
}

/** The domain of an email address is compared, not looked up: most quotes of a team share its trigrams. */
function hasWord(stored: PgColumn, word: string): SQL | undefined {
  const local = /^.{3,}?@/.exec(word)?.[0]
  if (local === undefined) return hasPart(stored, word)
  return and(like(stored, likePattern(local)), sql`strpos(${stored}, ${word}) > 0`)
}
