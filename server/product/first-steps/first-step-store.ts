import { type FirstStepName, firstStepNames, type TeamId } from '@costard/contract'
import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { catalogVersions } from '../catalogs/schema.ts'
import { invitations } from '../members/invitations/schema.ts'
import { quoteRevisions } from '../quotes/schema.ts'
import { shopDetails, shopLogos } from '../teams/shop-schema.ts'
import { members } from '../teams/schema.ts'
import { widgets } from '../widgets/schema.ts'

/** Returns the first steps that a member's team has done. Each is one look into an index. */
export async function listDone(
  tx: Transaction,
  { teamId, userId }: { readonly teamId: TeamId; readonly userId: string },
): Promise<FirstStepName[]> {
  const of = { teamId }
  const ownPrices = sql`(${catalogVersions.summary} ->> 'hasPrices')::bool and not (${catalogVersions.summary} ->> 'samplePrices')::bool`
  const isOther = and(ne(members.userId, userId), eq(members.state, 'active'))
  const signs: Readonly<Record<FirstStepName, SQL>> = {
    shop: sql`${exists(shopLogos, of)} and ${exists(shopDetails, of, isNotNull(shopDetails.hours))}`,
    prices: exists(catalogVersions, of, ownPrices),
    colleague: sql`${exists(members, of, isOther)} or ${exists(invitations, of, eq(invitations.state, 'open'))}`,
    quote: exists(quoteRevisions, of, isNotNull(quoteRevisions.sentAt)),
    widget: exists(widgets, of, eq(widgets.state, 'live')),
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

type TeamTable =
  | typeof catalogVersions
  | typeof invitations
  | typeof members
  | typeof quoteRevisions
  | typeof shopDetails
  | typeof shopLogos
  | typeof widgets

function exists(table: TeamTable, { teamId }: { readonly teamId: TeamId }, condition?: SQL): SQL {
  return sql`exists (select from ${table} where ${and(eq(table.teamId, teamId), condition)})`
}

/** Saves whether a member sees the first steps above the quotes. */
export async function saveIsShown(
  tx: Transaction,
  { teamId, userId }: { readonly teamId: TeamId; readonly userId: string },
  isShown: boolean,
): Promise<void> {
  await tx
    .update(members)
    .set({ showsFirstSteps: isShown })
    .where(and(eq(members.teamId, teamId), eq(members.userId, userId)))
}
