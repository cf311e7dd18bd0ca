import type { PublicQuote, QuoteToken } from '@costard/contract'
import { dayIn, daysLeft, linesTaken, revisionNumber, stateOn } from '@costard/quotes'
import type { SQL } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import type { ProductParts } from '../../parts.ts'
import { labelledIn } from '../sending/snapshot/labelled-in.ts'
import { hasFiles } from '../file-rows/quote-file-store.ts'
import { type DevicesOfLines, devicesOfLines } from '../lines/fulfilment-store.ts'
import { hasChecks, listFlagged } from '../lines/checks/later-checks-store.ts'
import { pathOf, tokenHash } from '../quote-link.ts'
import {
  findLinkedRevision,
  findQuoteByToken,
  findRevisionByToken,
  type LinkedRevision,
  lockQuoteByToken,
  quoteKey,
  type QuoteOfTeam,
  type RevisionOfTeam,
} from '../quote-store.ts'
import { findNewestSent } from '../revision-store.ts'
import type { QuoteSnapshot, StoredAcceptance } from '../schema.ts'
import { standingMinorIn } from '../deals/settled-minor.ts'

/** Returns the quote of a public link. Throws quote/not-found, quote/team-closed. */
export async function getQuoteByToken(tx: Transaction, token: QuoteToken): Promise<QuoteOfTeam> {
  return ofOpenTeam(await findQuoteByToken(tx, tokenHash(token)))
}

/** Returns the quote of a public link, locked until the end of the transaction. Throws quote/not-found, quote/team-closed. */
export async function lockByToken(tx: Transaction, token: QuoteToken): Promise<QuoteOfTeam> {
  return ofOpenTeam(await lockQuoteByToken(tx, tokenHash(token)))
}

/** Returns the revision of a public link. Throws quote/not-found, quote/team-closed. */
export async function getRevisionByToken(tx: Transaction, token: QuoteToken): Promise<RevisionOfTeam> {
  return ofOpenTeam(await findRevisionByToken(tx, tokenHash(token)))
}

/** Facts about a quote that decide which further rows its page needs. */
export type Beside = Readonly<Record<'hasFiles' | 'hasChecks' | 'hasInspection', boolean>> & {
  readonly devices: DevicesOfLines
}

/**
 * Returns the revision of a public link for its page; without the sent snapshot unless isWhole.
 * hasInspection: a condition on the columns of `quoteKey`. Throws quote/not-found, quote/team-closed.
 */
export async function getLinkedRevision(
  tx: Transaction,
  token: QuoteToken,
  { isWhole, hasInspection }: { readonly isWhole: boolean; readonly hasInspection: SQL<boolean> },
): Promise<LinkedRevision & { readonly beside: Beside }> {
  const beside = {
    hasFiles: hasFiles(quoteKey),
    hasChecks: hasChecks(quoteKey),
    devices: devicesOfLines(quoteKey),
    hasInspection,
  }
  return ofOpenTeam(await findLinkedRevision<Beside>(tx, tokenHash(token), { isWhole, beside }))
}

function ofOpenTeam<
  Found extends Pick<QuoteOfTeam, 'team'> & { readonly quote: { readonly language: string } },
>(found: Found | undefined): Found {
  if (!found) throw apiError('quote/not-found')
  if (found.team.closedAt)
    throw apiError('quote/team-closed', { teamName: found.team.name, language: found.quote.language })
  return found
}

/** Returns the path of the revision that replaced this one, if sent to the same address. */
export async function findNewerPath(
  tx: Transaction,
  { links }: Pick<ProductParts, 'links'>,
  { quote }: QuoteOfTeam,
): Promise<string | null> {
  if (quote.state !== 'superseded') return null
  const newer = await findNewestSent(tx, quote)
  // An old link in the wrong hands must not lead to the new offer.
  const { email, id } = quote.snapshot?.customer ?? {}
  const isForSame =
    newer && (email === undefined ? id !== null && newer.customerId === id : newer.email === email)
  return isForSame ? pathOf(links.tokenOf(newer)) : null
}

/** Current facts about a quote besides its revision. */
interface PublicQuoteNews {
  readonly newerPath?: string | null
  readonly toCheck?: readonly string[]
}

/** True if the lines are still shown to the customer. */
export function isShown({ state }: Pick<QuoteOfTeam['quote'], 'state'>): boolean {
  return state !== 'superseded' && state !== 'cancelled'
}

/** Returns the lines that the customer cannot accept until the shop has checked their devices. */
export async function linesToCheck(
  tx: Transaction,
  { quote }: Pick<RevisionOfTeam, 'quote'>,
): Promise<readonly string[]> {
  // Only an open offer can be accepted.
  return quote.state === 'sent' ? (await listFlagged(tx, quote)).map(({ lineId }) => lineId) : []
}

/** Returns the page data for the customer: the snapshot from sending, and the state at `at`. */
export function describePublicQuote(
  { quote, team }: QuoteOfTeam,
  at: Date,
  { newerPath = null, toCheck = [] }: PublicQuoteNews = {},
): PublicQuote {
  const { snapshot } = quote
  if (!snapshot) throw apiError('quote/not-found')
  const today = dayIn(team.timeZone, at)
  const isInForce = isShown(quote)
  const lines = labelledIn(quote.language, snapshot.lines)
  const standing = standingMinorIn(quote)
  return {
    number: revisionNumber(quote.number, quote.revision),
    state: stateOn(quote.state, quote.validUntil, today),
    teamName: snapshot.teamName,
    customerName: snapshot.customer.name,
    customerKind: snapshot.customer.kind,
    language: quote.language as PublicQuote['language'],
    country: snapshot.country,
    currency: quote.currency,
    validUntil: quote.validUntil,
    daysLeft: daysLeft(quote.validUntil, today),
    note: quote.note,
    letCustomerChoose: quote.letCustomerChoose,
    lines: isInForce ? [...linesTaken(lines, quote.acceptance ?? {})] : [],
    accepted: quote.acceptance && {
      propositionKeys: quote.acceptance.propositionKeys,
      options: quote.acceptance.options ?? {},
      leftOut: quote.acceptance.leftOut ?? [],
    },
    netMinor: isInForce ? quote.netMinor : 0,
    ...(quote.cashStepMinor !== null && { cashStepMinor: quote.cashStepMinor }),
    ...(isInForce && quote.taxRoundingMinor !== 0 && { taxRoundingMinor: quote.taxRoundingMinor }),
    totalKind: quote.acceptance ? 'exact' : quote.totalKind,
    acceptedAt: quote.acceptance?.at ?? null,
    acceptedBy: quote.acceptance?.name ?? null,
    acceptedNetMinor: quote.acceptance?.netMinor ?? null,
    ...(standing !== undefined && { settledMinor: standing }),
    acceptedOffers: lines.flatMap((line) => {
      const acceptedKey = quote.acceptance?.propositionKeys[line.id]
      return line.offers.filter((offer) => offer.propositionKey === acceptedKey).map(({ name }) => name)
    }),
    linesLeftOut: isInForce ? linesLeftOut({ lines }, quote.acceptance) : [],
    linesToCheck: [...new Set(toCheck)],
    declinedAt: quote.decline?.at ?? null,
    isDeclinedByTeam: quote.decline?.onBehalf !== undefined,
    terms: snapshot.terms ?? null,
    newerPath,
  }
}

/** Returns the offers of a line that was not accepted. */
export function linesLeftOut(
  { lines }: Pick<QuoteSnapshot, 'lines'>,
  acceptance: StoredAcceptance | null,
): PublicQuote['linesLeftOut'] {
  const { leftOut = [] } = acceptance ?? {}
  return lines
    .filter(({ id }) => leftOut.includes(id))
    .map(({ deviceName, variantLabel, quantity, choiceGroup }) => ({
      deviceName,
      variantLabel,
      ...(quantity !== undefined && { quantity }),
      ...(choiceGroup !== undefined && { choiceGroup }),
    }))
}
