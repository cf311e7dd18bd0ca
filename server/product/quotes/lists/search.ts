import { LineDevice, readOfflineCode, type TeamId } from '@costard/contract'
import { and, eq, like, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { hasPart, hasText, likePattern, searchedText } from '../../rows/search-text.ts'
import { quoteLines, quotes } from '../schema.ts'

/**
 * SQL condition: the search text of a quote contains the words. A text that is the code on a paper of a quote
 * in the team only finds the quote with this code; the IMEI of a line only finds such lines, since IMEIs
 * share their trigrams and are slow to search for.
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

/** The domain of an email address is compared without the index: most quotes of a team share its trigrams. */
function hasWord(stored: PgColumn, word: string): SQL | undefined {
  const local = /^.{3,}?@/.exec(word)?.[0]
  if (local === undefined) return hasPart(stored, word)
  return and(like(stored, likePattern(local)), sql`strpos(${stored}, ${word}) > 0`)
}
