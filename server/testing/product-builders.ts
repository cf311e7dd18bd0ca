import type { CatalogDocument, LineInput, Quote, QuoteInput, Team } from '@costard/contract'
import { bestAnswers } from './best-answers.ts'
import type { Answer, Person, TestProduct } from './start-test-product.ts'

/** A team that priced quotes can be made in. */
export interface Shop {
  readonly owner: Person
  readonly team: Team
  /** Where the team's things are. */
  readonly path: string
  /** Starter catalogs, by what they are for. */
  readonly catalogs: Readonly<Record<CatalogDocument['pricing']['kind'], CatalogDocument>>
}

type PlainLine = Omit<LineInput, 'services' | 'quantity' | 'checks'> & Partial<LineInput>
export type PlainQuote = Partial<Omit<QuoteInput, 'lines'>> & { lines: PlainLine[] }

export async function aTeam(
  owner: Person,
  { name = 'Fix & Co', country = 'FR', language = 'en', startWith = 'sample' } = {},
): Promise<Team> {
  return made(await owner.call('POST', '/teams', { name, country, language, startWith }))
}

/** A person with a team and its starter catalogs. */
export async function aShop(
  { aPerson }: Pick<TestProduct, 'aPerson'>,
  settings: { owner?: Person; country?: string; language?: string } = {},
): Promise<Shop> {
  const { owner = await aPerson(), ...place } = settings
  const team = await aTeam(owner, place)
  const path = `/teams/${team.id}`
  const { body: summaries } = await owner.call('GET', `${path}/catalogs`)
  const documents: [string, CatalogDocument][] = await Promise.all(
    summaries.map(async ({ id, kind }: { id: string; kind: string }) => [
      kind,
      (await owner.call('GET', `${path}/catalogs/${id}`)).body,
    ]),
  )
  // The three kinds are what every team starts with.
  return { owner, team, path, catalogs: Object.fromEntries(documents) as Shop['catalogs'] }
}

/** A device to buy, an iPhone 15 as good as new unless said otherwise. */
export function aLine({ catalogs }: Pick<Shop, 'catalogs'>, line: Partial<PlainLine> = {}): PlainLine {
  const { pricing } = catalogs.buy
  const { variantId = 'iphone-15-256', answers = bestAnswers(pricing, variantId), quantity = 1 } = line
  return {
    catalogId: pricing.id as LineInput['catalogId'], // as the API named it
    device: { key: 'iphone-15', name: 'iPhone 15', ...(quantity === 1 && { imei: '356938035643809' }) },
    ...line,
    variantId,
    answers,
  }
}

/** What a person would save: one iPhone for a customer with an email. */
export function aQuoteInput(shop: Pick<Shop, 'catalogs'>, quote: Partial<PlainQuote> = {}): PlainQuote {
  return {
    lines: [aLine(shop)],
    customer: { kind: 'private', name: 'Ada Customer', email: 'ada@customer.example' },
    ...quote,
  }
}

export async function aQuote(shop: Shop, quote: Partial<PlainQuote> = {}): Promise<Quote> {
  return made(await shop.owner.call('POST', `${shop.path}/quotes`, aQuoteInput(shop, quote)))
}

/** A quote on its way to the customer, with the token of the customer's link. */
export async function aSentQuote(
  shop: Shop,
  quote: Partial<PlainQuote> = {},
): Promise<{ quote: Quote; token: string }> {
  const draft = await aQuote(shop, quote)
  const sent = await shop.owner.call('POST', `${shop.path}/quotes/${draft.id}/send`, { rev: draft.rev })
  if (sent.status !== 200) throw new Error(`not sent: ${sent.status} ${JSON.stringify(sent.body)}`)
  return { quote: sent.body, token: tokenIn(sent.body.publicUrl) }
}

/** The secret part of a customer's address. */
export function tokenIn(text: string): string {
  const [, token] = /\/q\/([\w-]{27})/.exec(text) ?? []
  if (!token) throw new Error('no link to a customer page')
  return token
}

function made({ status, body }: Answer): any {
  if (status !== 201) throw new Error(`not made: ${status} ${JSON.stringify(body)}`)
  return body
}
