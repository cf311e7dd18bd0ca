import { randomUUID } from 'node:crypto'
import {
  type CatalogDocument,
  type LineId,
  type Quote,
  type QuoteId,
  type QuoteInput,
  validDaysOf,
  type VisitorDetails,
} from '@costard/contract'
import { dayIn, numberFrame, validUntil } from '@costard/quotes'
import { allSent, meetInTransaction } from '#database'
import type { Change } from '../../audit/recorded-change.ts'
import { getCatalogs } from '../../catalogs/get-catalogs.ts'
import { type PersonalContact, saveCustomer } from './save-quote-customer.ts'
import { confirmChecks } from '../../device-checks/confirm-checks.ts'
import { newId } from '../../rows/new-id.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import type { ProductParts } from '../../parts.ts'
import type { PlanRoom } from '../../usage/plan-room.ts'
import { siteOfNewQuote } from '../../teams/sites/require-sites.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { deferUses } from '../../usage/defer-uses.ts'
import { requireRoom } from '../../usage/require-room.ts'
import type { Spending, UsageLimits } from '../../usage/usage-limits.ts'
import { describeQuote } from '../describe-quote.ts'
import { firstPositions } from '../lines/line-positions.ts'
import { lineFor } from '../lines/line-for.ts'
import { priceLine } from '../lines/price-line.ts'
import { figuresOf, searchTextOf, waitingOf } from '../lines/quote-figures.ts'
import { requireDevicesOnce } from '../lines/require-devices-once.ts'
import { withKnownKeys } from '../../catalogs/with-known-keys.ts'
import { requireValidImeis } from '../lines/require-valid-imeis.ts'
import { countQuotesMade, insertQuote, waitingNoMore } from '../quote-store.ts'
import { removeTrialOf, requireNoCustomer } from './trial.ts'

/** A quote requested by a visitor, created in the name of a member. */
export interface Asked {
  readonly quoteId: QuoteId
  readonly contact: PersonalContact
  readonly visitor: Omit<VisitorDetails, 'awaitsProof'>
  /** Send the quote at once; for an existing customer only after the address is verified. */
  readonly isToSend: boolean
  /** Catalog of the lines, if already read. */
  readonly catalog: CatalogDocument | undefined
  /** Limits to count, in place of those of the team and the member. */
  readonly uses: readonly Spending[]
}

const countedApart: Pick<UsageLimits, 'isOn' | 'spend'> = { isOn: false, spend: async () => {} }

/**
 * Creates a draft, priced by the server. A trial replaces the previous one. Throws catalog/not-found,
 * catalog/version-gone, catalog/not-published, check/not-found, site/not-found, site/archived, and errors of
 * saveCustomer, priceLine, requireValidImeis, requireRoom and planRoom.
 */
export async function addQuote(
  parts: Omit<ProductParts, 'planRoom'> & { readonly planRoom: Pick<PlanRoom, 'countQuote' | 'requireKept'> },
  { tx, record }: Change,
  member: Member,
  input: QuoteInput & { readonly isTrial?: boolean },
  asked?: Asked,
): Promise<Quote> {
  const { lines: inputs, customer: entered, validDays, note, letCustomerChoose, isTrial = false } = input
  if (isTrial) requireNoCustomer(entered)
  requireValidImeis(inputs.map((line, index) => ({ line, path: `lines.${index}` })))
  requireDevicesOnce(inputs.map((line, index) => ({ ...line, path: `lines.${index}` })))
  const { team, teamId, caller } = member
  const createdAt = parts.now()
  const today = dayIn(team.timeZone, createdAt)
  const known = asked?.catalog
  const catalogOf = known ? () => known : await getCatalogs(tx, teamId, inputs)
  const catalogIds = inputs.map(({ catalogId }) => catalogId)
  await parts.planRoom.requireKept(tx, teamId, 'catalogs', catalogIds)
  const confirmed = await confirmChecks(tx, teamId, inputs, createdAt)
  const siteId = await siteOfNewQuote(tx, member, input.siteId)
  if (isTrial) await removeTrialOf(tx, parts, member)
  const quoteId = asked?.quoteId ?? newId<QuoteId>()
  const uses = deferUses(parts.usage, asked?.uses)
  // A guest's use is counted under the lock of the counter. Visitors must not use up the limits of the team.
  const usage = asked ? countedApart : caller.isAnonymous ? parts.usage : uses
  const unassigned = { quoteId, customerId: null, createdAt, visitor: null }
  const { customerId, customer, isNew } = await saveCustomer(
    tx,
    { usage },
    member,
    unassigned,
    entered,
    createdAt,
    asked?.contact,
  )
  const positions = firstPositions(inputs.length)
  const { language } = team
  const keyed = confirmed.map((line, index) =>
    withKnownKeys(catalogOf(line), line, { path: `lines.${index}`, language }),
  )
  const lines = keyed.map((line, index) =>
    priceLine({ team, customer, today }, catalogOf(line), line, {
      lineId: randomUUID() as LineId,
      position: positions[index] ?? 0,
    }),
  )
  // Shortest validity of the offered lines.
  const days =
    validDays ?? Math.min(...inputs.map((line) => validDaysOf(catalogOf(line), line.propositionKey, team)))
  const figures = figuresOf(
    lines.map((line) => ({ ...line, taxes: line.result.tax })),
    team,
  )
  const changed = { quotes: quoteId, quoteCounts: quoteId, ...(customerId && { customers: customerId }) }
  const after = { state: 'draft', rev: 1, netMinor: figures.netMinor, ...(isTrial && { isTrial }) }
  await allSent([
    // A visitor's quote has no author in the team, so all members are notified.
    bumpRevisions(tx, parts, teamId, changed, asked ? null : caller.userId),
    record({ teamId, entity: 'quote', entityId: quoteId, after }),
  ])
  // Last, since these lock counters of the team until the commit.
  await meetInTransaction(tx)
  await requireRoom(tx, { usage }, member, 'quotes', () => countQuotesMade(tx, teamId), lines.length)
  await uses.spendDeferred(tx)
  if (!isTrial) await parts.planRoom.countQuote(tx, teamId)
  const row = await insertQuote(
    tx,
    {
      quote: {
        teamId,
        quoteId,
        isTrial,
        validUntil: validUntil(today, days),
        currency: team.currency,
        language: team.language,
        customerId,
        customer,
        visitor: asked ? { ...asked.visitor, awaitsProof: asked.isToSend && !isNew } : null,
        siteId,
        assistant: caller.key?.assistant ?? null,
        offlineCode: input.offlineCode ?? null,
        searchText: searchTextOf('', customer, lines),
        ...(isTrial ? waitingNoMore : { ...waitingOf(lines, null, createdAt), sendWhenReleased: null }),
        createdAt,
        createdBy: caller.userId,
        updatedAt: createdAt,
      },
      revision: { ...figures, validDays: days, note, letCustomerChoose },
      lines,
    },
    numberFrame({ pattern: team.numberPattern, reset: team.numberReset }, today),
  )
  return describeQuote(
    row,
    { lines: lines.map(lineFor(member)), earlier: [], questions: [] },
    today,
    parts.links,
  )
}
