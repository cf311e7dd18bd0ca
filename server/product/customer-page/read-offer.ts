import { createHash } from 'node:crypto'
import { addressOf, type PublicQuote, type QuoteToken, screenPatterns } from '@costard/contract'
import { firstFulfilment, isUnpaid } from '@costard/quotes'
import { lookStyle, type OfferPage, shownMoment } from '@costard/templates'
import type { Config } from '#config'
import { programHash } from '../../program-hash.ts'
import type { ProductParts } from '../parts.ts'
import type { SelfInspectionLinks } from '../self-inspections/self-inspection-link.ts'
import { hasInspection } from '../self-inspections/self-inspection-store.ts'
import { findShopAndLogoOf } from '../teams/sites/shop-of-quote.ts'
import {
  type Beside,
  describePublicQuote,
  findNewerPath,
  getLinkedRevision,
  linesToCheck,
} from '../quotes/public/public-quote.ts'
import { shownWith } from './public-quote-extras.ts'
import { listQuestions } from '../quotes/questions/question-store.ts'
import { findSnapshot, type LinkedRevision, quoteKey, type RevisionOfTeam } from '../quotes/quote-store.ts'
import { canChangeMind } from '../quotes/public/undo-acceptance.ts'

/** Parts of the offer page that come from the quote. */
export type Offer = Pick<
  OfferPage,
  | 'timeZone'
  | 'shop'
  | 'look'
  | 'at'
  | 'deskUrl'
  | 'canChangeMind'
  | 'questions'
  | 'counterOffers'
  | 'files'
  | 'selfInspection'
  | 'devices'
> & {
  readonly quote: PublicQuote
}

/** Facts about a page that are known before reading its lines, which are large. */
export interface OfferAhead extends Pick<Offer, 'look'> {
  /** ETag of the whole page; undefined if it also depends on other revisions of the quote. */
  readonly tag: string | undefined
  readonly read: () => Promise<Offer>
}

export interface OfferReader {
  /** Throws quote/not-found, quote/team-closed. */
  readonly read: (token: QuoteToken) => Promise<Offer>
  /**
   * Prepares the offer of a page with this query. isWhole: true if the client certainly needs the content.
   */
  readonly lookAhead: (token: QuoteToken, query: string, isWhole: boolean) => Promise<OfferAhead>
}

type Found = LinkedRevision & { readonly beside: Beside }

export function createOfferReader(
  parts: ProductParts,
  {
    publicUrl,
    scriptUrl,
    inspections,
  }: Pick<Config, 'publicUrl'> & {
    readonly scriptUrl: string | undefined
    readonly inspections: Pick<SelfInspectionLinks, 'urlOf'>
  },
): OfferReader {
  const { database, now } = parts
  const program = programHash()

  async function find(token: QuoteToken, isWhole: boolean): Promise<Found> {
    return getLinkedRevision(database.orm, token, { isWhole, hasInspection: hasInspection(quoteKey) })
  }

  /** Everything on the page besides the quote. */
  async function newsOf(found: Found) {
    const { teamId, quoteId } = found.quote
    const at = now()
    const { shop = null, logoUrl } = await findShopAndLogoOf(database.orm, found.quote)
    const news: Omit<Offer, 'quote'> = {
      timeZone: found.team.timeZone,
      shop,
      look: { style: lookStyle(shop?.color ?? null), logoUrl },
      at,
      deskUrl: publicUrl + addressOf(screenPatterns.quote, { tid: teamId, qid: quoteId }),
      devices: devicesOf(found.beside),
      canChangeMind: await canChangeMind(database.orm, found.quote),
      questions: await questionsOf(found),
      ...(await shownWith(database.orm, found, { at, inspections })),
    }
    return { news, toCheck: found.beside.hasChecks ? await linesToCheck(database.orm, found) : [] }
  }

  /** The member's name is left out: a link may have been passed on. */
  async function questionsOf({ quote }: RevisionOfTeam): Promise<OfferPage['questions']> {
    if (quote.questionsAsked === 0) return []
    const rows = await listQuestions(database.orm, quote)
    return rows.map(({ askedAt, text, answer }) => ({ at: askedAt.toISOString(), text, answer }))
  }

  async function withQuote(
    found: Found,
    { news, toCheck }: Awaited<ReturnType<typeof newsOf>>,
  ): Promise<Offer> {
    const newerPath = await findNewerPath(database.orm, parts, found)
    return { quote: describePublicQuote(found, news.at, { newerPath, toCheck }), ...news }
  }

  return {
    async read(token) {
      const found = await find(token, true)
      return withQuote(found, await newsOf(found))
    },

    async lookAhead(token, query, isWhole) {
      const found = await find(token, isWhole)
      const read = await newsOf(found)
      const { at: _at, ...lasting } = read.news
      const { snapshot: _snapshot, ...quote } = found.quote
      // The row version identifies the sent snapshot, which only changes with its row.
      const all = [
        program,
        scriptUrl,
        query,
        { ...found, quote },
        lasting,
        read.toCheck,
        shownMoment(read.news),
      ]
      return {
        look: read.news.look,
        tag: quote.state === 'superseded' ? undefined : `W/"${hashOf(all)}"`,
        async read() {
          const snapshot = found.quote.snapshot ?? (await findSnapshot(database.orm, quote))
          return withQuote({ ...found, quote: { ...quote, snapshot } }, read)
        },
      }
    },
  }
}

/** Returns the ids of the lines whose device has not arrived, and of those without any further payment. */
function devicesOf({ devices }: Pick<Beside, 'devices'>): Offer['devices'] {
  const states = Object.entries(devices)
  const first = new Set([firstFulfilment('buy'), firstFulfilment('sell')])
  return {
    expected: states.flatMap(([lineId, state]) => (first.has(state) ? [lineId] : [])),
    gone: states.flatMap(([lineId, state]) => (isUnpaid({ state }) ? [lineId] : [])),
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 27)
}
