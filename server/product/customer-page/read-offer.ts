import { createHash } from 'node:crypto'
import { addressOf, type PublicQuote, type QuoteToken, screenPatterns } from '@costard/contract'
import { lookStyle, type OfferPage, shownMoment } from '@costard/templates'
import type { Config } from '#config'
import { programHash } from '../../program-hash.ts'
import type { ProductParts } from '../parts.ts'
import type { SelfInspectionLinks } from '../self-inspections/self-inspection-link.ts'
import { findLogoPath } from '../teams/logo-store.ts'
import { findShopOf } from '../teams/sites/shop-of-quote.ts'
import {
  describePublicQuote,
  findNewerPath,
  getQuoteByToken,
  getRevisionByToken,
  linesToCheck,
} from '../quotes/public-quote.ts'
import { shownWith } from './public-quote-extras.ts'
import { tokenHash } from '../quotes/quote-link.ts'
import { listQuestions } from '../quotes/questions/question-store.ts'
import { findSnapshot, type RevisionOfTeam } from '../quotes/quote-store.ts'
import { findRevisionVersion } from '../quotes/revision-version.ts'
import { canChangeMind } from '../quotes/undo-acceptance.ts'

/** Parts of an offer that its page needs. */
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
> & {
  readonly quote: PublicQuote
}

/** A page before its lines are read, which are large. */
export interface OfferAhead extends Pick<Offer, 'look'> {
  /** Stands for all that the page has; undefined where other revisions of the quote have a part in it. */
  readonly tag: string | undefined
  readonly read: () => Promise<Offer>
}

export interface OfferReader {
  /** Throws quote/not-found, quote/team-closed. */
  readonly read: (token: QuoteToken) => Promise<Offer>
  /** Reads the offer for a page at an address with this query. */
  readonly lookAhead: (token: QuoteToken, query: string) => Promise<OfferAhead>
}

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

  /** All but the quote. */
  async function newsOf(found: RevisionOfTeam) {
    const { teamId, quoteId } = found.quote
    const at = now()
    const shop = (await findShopOf(database.orm, found.quote)) ?? null
    const news: Omit<Offer, 'quote'> = {
      timeZone: found.team.timeZone,
      shop,
      look: {
        style: lookStyle(shop?.color ?? null),
        logoUrl: await findLogoPath(database.orm, teamId),
      },
      at,
      deskUrl: publicUrl + addressOf(screenPatterns.quote, { tid: teamId, qid: quoteId }),
      canChangeMind: await canChangeMind(database.orm, found.quote),
      questions: await questionsOf(found),
      ...(await shownWith(database.orm, found, { at, inspections })),
    }
    return { news, toCheck: await linesToCheck(database.orm, found) }
  }

  /** The asker is not shown: a link may have been passed on. */
  async function questionsOf({ quote }: RevisionOfTeam): Promise<OfferPage['questions']> {
    if (quote.questionsAsked === 0) return []
    const rows = await listQuestions(database.orm, quote)
    return rows.map(({ askedAt, text, answer }) => ({ at: askedAt.toISOString(), text, answer }))
  }

  return {
    async read(token) {
      const found = await getQuoteByToken(database.orm, token)
      const { news, toCheck } = await newsOf(found)
      const newerPath = await findNewerPath(database.orm, parts, found)
      return { quote: describePublicQuote(found, news.at, { newerPath, toCheck }), ...news }
    },

    async lookAhead(token, query) {
      const program = await programHash()
      // First: a tag that is older than its page is only asked about once more.
      const version = await findRevisionVersion(database.orm, tokenHash(token))
      const found = await getRevisionByToken(database.orm, token)
      const { news, toCheck } = await newsOf(found)
      const { at: _at, ...lasting } = news
      const isAlone = found.quote.state !== 'superseded'
      const all = [program, scriptUrl, query, version, found, lasting, toCheck, shownMoment(news)]
      return {
        look: news.look,
        tag: isAlone ? `W/"${hashOf(all)}"` : undefined,
        async read() {
          const { team, quote } = found
          const whole = { team, quote: { ...quote, snapshot: await findSnapshot(database.orm, quote) } }
          const newerPath = await findNewerPath(database.orm, parts, whole)
          return { quote: describePublicQuote(whole, news.at, { newerPath, toCheck }), ...news }
        },
      }
    },
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 27)
}
