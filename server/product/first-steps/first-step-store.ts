import { type FirstStepName, firstStepNames, type TeamId } from '@costard/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { hasOwnPrices } from '../catalogs/has-own-prices.ts'
import { hasColleague } from '../members/has-colleague.ts'
import { hasSentQuote } from '../quotes/lists/has-sent-quote.ts'
import { hasDescribedShop } from '../teams/shop-details/has-described-shop.ts'
import { hasLiveWidget } from '../widgets/has-live-widget.ts'

/** Returns the finished first steps of a member's team, each by one index look-up. */
export async function listDone(
  tx: Transaction,
  { teamId, userId }: { readonly teamId: TeamId; readonly userId: string },
): Promise<FirstStepName[]> {
  const signs: Readonly<Record<FirstStepName, SQL>> = {
    shop: hasDescribedShop(teamId),
    prices: hasOwnPrices(teamId),
    colleague: hasColleague(teamId, userId),
    quote: hasSentQuote(teamId),
    widget: hasLiveWidget(teamId),
  }
  const [row] = (
    await tx.execute(
      sql`select ${sql.join(
        firstStepNames.map((name) => sql`(${signs[name]}) as ${sql.identifier(name)}`),
        sql`, `,
      )}`,
    )
  ).rows
  return firstStepNames.filter((name) => row?.[name] === true)
}
