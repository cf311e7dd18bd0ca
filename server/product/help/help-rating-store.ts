import { helpLimits, type Language } from '@costard/contract'
import { asc, desc, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { helpRatings } from './schema.ts'

export type HelpRating = typeof helpRatings.$inferSelect

/** Counts a rating of an answer. New answers are ignored once there are helpLimits.maxCounted. */
export async function addRating(
  tx: Transaction,
  {
    uid,
    language,
    wasOfUse,
  }: { readonly uid: string; readonly language: Language; readonly wasOfUse: boolean },
): Promise<void> {
  const [ofUse, ofNoUse] = wasOfUse ? [1, 0] : [0, 1]
  await tx.execute(sql`
    insert into ${helpRatings} (uid, language, of_use, of_no_use)
    select ${uid}, ${language}, ${ofUse}::int, ${ofNoUse}::int
    where exists (select from ${helpRatings} where uid = ${uid} and language = ${language})
      or (select count(*) from ${helpRatings}) < ${helpLimits.maxCounted}
    on conflict (uid, language) do update set
      of_use = help_ratings.of_use + excluded.of_use, of_no_use = help_ratings.of_no_use + excluded.of_no_use`)
}

/** Returns the ratings of all answers, those rated unhelpful most often first. */
export function listRatings(tx: Transaction): Promise<HelpRating[]> {
  return tx
    .select()
    .from(helpRatings)
    .orderBy(desc(helpRatings.ofNoUse), asc(helpRatings.uid), asc(helpRatings.language))
}
