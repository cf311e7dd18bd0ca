import { onDays } from '../../rows/on-days.ts'
import { may, type QuoteFilters, type TeamId } from '@costard/contract'
import { dayIn, type QuoteState } from '@costard/quotes'
import {
  and,
  arrayOverlaps,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Transaction } from '#database'
import type { Member } from '../../teams/memberships/member.ts'
import { foundBy } from './search.ts'
import { quoteRevisions, quotes, staffOf } from '../schema.ts'

/** Member and day of a request, on which some filters depend. */
export interface Asking {
  readonly teamId: TeamId
  readonly timeZone: string
  /** Date in the time zone of the team. */
  readonly today: string
  readonly userId: string
  readonly mayRelease: boolean
}

export function askedBy(member: Member, at: Date): Asking {
  const {
    teamId,
    team: { timeZone },
    caller,
  } = member
  const mayRelease = may(member, 'quote.override')
  return { teamId, timeZone, today: dayIn(timeZone, at), userId: caller.userId, mayRelease }
}

/**
 * SQL condition on a quote for which there are indexes: in the order of the list, or with few rows per value.
 */
export async function indexedCondition(
  tx: Transaction,
  { teamId, timeZone, today }: Asking,
  filters: QuoteFilters,
): Promise<SQL | undefined> {
  const { state, search, customerId, createdBy, siteId, createdFrom, createdTo, sentTo } = filters
  const archived = archivedIn(filters)
  // A quote is created before it is sent, so the scan can start at the last day of either.
  const lastDay = [createdTo, sentTo].filter((day) => day !== undefined).toSorted()[0]
  return and(
    eq(quotes.teamId, teamId),
    archived === 'with' ? undefined : (archived === 'only' ? isNotNull : isNull)(quotes.archivedAt),
    state && or(...state.map((one) => hasState(one, today))),
    search ? await foundBy(tx, teamId, search) : undefined,
    customerId === undefined ? undefined : eq(quotes.customerId, customerId),
    createdBy && inArray(staffOf(quotes), createdBy),
    siteId && inArray(quotes.siteId, siteId),
    onDays(quotes.createdAt, timeZone, createdFrom, lastDay),
  )
}

/** Searches and lists of a customer's quotes include archived quotes, unless the filter says otherwise. */
function archivedIn({ archived, search, customerId }: QuoteFilters): NonNullable<QuoteFilters['archived']> {
  return archived ?? (search || customerId !== undefined ? 'with' : 'without')
}

/** SQL condition on a quote with its newest revision without an index. undefined: no restriction. */
export function otherCondition(
  { timeZone, today, userId, mayRelease }: Asking,
  filters: QuoteFilters,
): SQL | undefined {
  const { kind, catalogId, propositionKey, declineReason, isUndelivered, needsYou } = filters
  const { sentFrom, sentTo, validFrom, validTo, minMinor, maxMinor } = filters
  const isUnsent = sql`${quotes.state} in ('draft', 'pendingApproval')`
  const mailFailed = sql`${quoteRevisions.delivery} ->> 'state' = 'failed'`
  return and(
    kind && inArray(quoteRevisions.kind, kind),
    catalogId && arrayOverlaps(quoteRevisions.catalogIds, catalogId),
    propositionKey === undefined ? undefined : eq(quoteRevisions.offeredKey, propositionKey),
    declineReason && inArray(sql`${quoteRevisions.decline} ->> 'reason'`, declineReason),
    onDays(quoteRevisions.sentAt, timeZone, sentFrom, sentTo),
    // The last day of a draft moves with today until the draft is sent.
    (validFrom ?? validTo) === undefined ? undefined : sql`not ${isUnsent}`,
    validFrom === undefined ? undefined : gte(quotes.validUntil, validFrom),
    validTo === undefined ? undefined : lte(quotes.validUntil, validTo),
    // A list shows no amount of a draft with an open price.
    (minMinor ?? maxMinor) === undefined
      ? undefined
      : sql`not (${isUnsent} and (${quoteRevisions.priceObstacles} - 'purchase-missing' - 'vat-not-shown' - 'free-unconfirmed' - 'device-twice' <> '[]' or ${quoteRevisions.netMinor} = 0))`,
    minMinor === undefined ? undefined : sql`abs(${agreedMinor}) >= ${minMinor}`,
    maxMinor === undefined ? undefined : sql`abs(${agreedMinor}) <= ${maxMinor}`,
    isUndelivered ? mailFailed : undefined,
    needsYou
      ? or(
          and(
            eq(staffOf(quotes), userId),
            eq(quotes.isTrial, false),
            or(
              sql`${quotes.state} in ('draft', 'accepted')`,
              gt(quotes.questionsOpen, 0),
              and(eq(quotes.state, 'sent'), gte(quotes.validUntil, today), mailFailed),
            ),
          ),
          mayRelease ? eq(quotes.state, 'pendingApproval') : undefined,
        )
      : undefined,
  )
}

const acceptedMinor = sql`(${quoteRevisions.acceptance} ->> 'netMinor')::bigint`
const cashRoundingMinor = sql`coalesce((${quoteRevisions.acceptance} ->> 'cashRoundingMinor')::bigint, 0)`
const step = quoteRevisions.cashStepMinor

/**
 * SQL of the current amount of an accepted quote, else of the offered one. Without a change of its devices
 * this is the agreed amount, rounded like agreedNet.
 */
export const agreedMinor = sql<number>`coalesce(case when ${acceptedMinor} is not null then ${quotes.settledMinor} end,
  case when ${quotes.counterMinor} is null or ${step} is null then ${acceptedMinor} + coalesce(${quotes.counterMinor}, 0)
    else (round((${acceptedMinor} - ${cashRoundingMinor} + ${quotes.counterMinor})::numeric / ${step}) * ${step})::bigint end,
  ${quoteRevisions.netMinor})`

/** SQL condition: state of the quote on `today`. */
function hasState(state: QuoteState, today: string): SQL | undefined {
  if (state === 'expired') return and(eq(quotes.state, 'sent'), lt(quotes.validUntil, today))
  if (state === 'sent') return and(eq(quotes.state, 'sent'), gte(quotes.validUntil, today))
  return sql`${quotes.state} = ${state}`
}
