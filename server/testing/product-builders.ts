import { setTimeout as pause } from 'node:timers/promises'
import type {
  AddTeam,
  ApiScope,
  CatalogDocument,
  LineInput,
  Quote,
  QuoteInput,
  Role,
  Team,
} from '@costard/contract'
import { members } from '../product/teams/schema.ts'
import { bestAnswers } from './best-answers.ts'
import type { Answer, Person, TestProduct } from './start-test-product.ts'

/** A team with starter catalogs. */
export interface Shop {
  readonly owner: Person
  readonly team: Team
  /** The team's API path. */
  readonly path: string
  /** Starter catalogs by kind. */
  readonly catalogs: Readonly<Record<CatalogDocument['pricing']['kind'], CatalogDocument>>
}

type LineToAdd = Omit<LineInput, 'services' | 'quantity' | 'checks'> & Partial<LineInput>
export type PlainQuote = Partial<Omit<QuoteInput, 'lines'>> & { lines: LineToAdd[] }

export async function aTeam(
  owner: Person,
  {
    name = 'Fix & Co',
    country = 'FR',
    language = 'en',
    startWith = 'sample',
    ...others
  }: Partial<AddTeam> = {},
): Promise<Team> {
  return createdBody(await owner.call('POST', '/teams', { name, country, language, startWith, ...others }))
}

/** Creates a user with a team and its starter catalogs. */
export async function aShop(
  { aPerson }: Pick<TestProduct, 'aPerson'>,
  settings: { owner?: Person } & Partial<Pick<AddTeam, 'country' | 'language'>> = {},
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
  // Every team starts with one catalog of each kind.
  return { owner, team, path, catalogs: Object.fromEntries(documents) as Shop['catalogs'] }
}

/** Input for a customer's acceptance through the API. */
export const acceptance = { name: 'Ada Customer', agrees: true } as const

/** Creates a user who is a member of the shop's team. */
export async function aMember(
  { aPerson, clock, database }: Pick<TestProduct, 'aPerson' | 'clock' | 'database'>,
  { team }: Pick<Shop, 'team'>,
  role: Role,
): Promise<Person> {
  const person = await aPerson()
  const at = clock.now()
  await database.orm
    .insert(members)
    .values({ teamId: team.id, userId: person.userId, role, joinedAt: at, lastUsedAt: at })
  return person
}

/** Returns a line: by default the purchase of an iPhone 15 with the best answers. */
export function aLine(
  { catalogs }: Pick<Shop, 'catalogs'>,
  line: Partial<LineToAdd> = {},
  kind: keyof Shop['catalogs'] = 'buy',
): LineToAdd {
  const { pricing } = catalogs[kind]
  const model = kind === 'repair' ? 'iphone-15' : 'iphone-15-256'
  const { variantId = model, answers = bestAnswers(pricing, variantId), quantity = 1 } = line
  return {
    catalogId: pricing.id,
    ...(kind === 'repair' && { services: [{ key: pricing.services[0]?.key ?? '' }] }),
    device: { key: 'iphone-15', name: 'iPhone 15', ...(quantity === 1 && { imei: usualImei }) },
    ...line,
    variantId,
    answers,
  }
}

const usualImei = '356938035643809'

/** Returns the lines with a unique number for each device that would otherwise have the default one. */
export function withOwnNumbers<Line extends Pick<LineToAdd, 'device'>>(lines: readonly Line[]): Line[] {
  const [first] = lines.filter(({ device }) => device.imei === usualImei)
  return lines.map((line, index) =>
    line === first || line.device.imei !== usualImei
      ? line
      : { ...line, device: { ...line.device, imei: imeiOf(index) } },
  )
}

/** Returns a valid IMEI, different for each index. */
function imeiOf(index: number): string {
  const digits = `35693803${String(600_000 + index)}`
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** Returns input for a quote: by default one iPhone, for a customer with an email. */
export function aQuoteInput(shop: Pick<Shop, 'catalogs'>, quote: Partial<PlainQuote> = {}): PlainQuote {
  return {
    customer: { kind: 'private', name: 'Ada Customer', email: 'ada@customer.example' },
    ...quote,
    lines: withOwnNumbers(quote.lines ?? [aLine(shop)]),
  }
}

export async function aQuote(shop: Shop, quote: Partial<PlainQuote> = {}): Promise<Quote> {
  return createdBody(await shop.owner.call('POST', `${shop.path}/quotes`, aQuoteInput(shop, quote)))
}

/** Creates a sent quote. Returns it with the token of its public link. */
export async function aSentQuote(
  shop: Shop,
  quote: Partial<PlainQuote> = {},
): Promise<{ quote: Quote; token: string }> {
  const draft = await aQuote(shop, quote)
  const sent = await shop.owner.call('POST', `${shop.path}/quotes/${draft.id}/send`, { rev: draft.rev })
  if (sent.status !== 200) throw new Error(`not sent: ${sent.status} ${JSON.stringify(sent.body)}`)
  return {
    quote: { ...sent.body, lines: draft.lines, earlier: draft.earlier, questions: draft.questions },
    token: tokenIn(sent.body.publicUrl),
  }
}

/** Waits until the delivery of a sent quote's mail is recorded, which changes the quote once more. */
export async function untilDelivered(
  { owner, path }: Pick<Shop, 'owner' | 'path'>,
  { id }: Pick<Quote, 'id'>,
): Promise<void> {
  const state = async () => (await owner.call('GET', `${path}/quotes/${id}`)).body.delivery?.state
  while ((await state()) !== 'sent') await pause(20)
}

/** Creates an accepted purchase whose devices were received, found as described and paid. */
export async function aPaidPurchase(shop: Shop): Promise<Quote> {
  const { quote } = await aSentQuote(shop)
  const at = `${shop.path}/quotes/${quote.id}`
  const change = async (path: string, body: object): Promise<void> => {
    const { rev } = (await shop.owner.call('GET', at)).body
    const changed = await shop.owner.call('POST', `${at}${path}`, { rev, ...body })
    if (changed.status !== 200) throw new Error(`${path}: ${changed.status} ${JSON.stringify(changed.body)}`)
  }
  await change('/accept', { channel: 'phone', note: 'By phone' })
  for (const { id } of quote.lines)
    for (const to of ['received', 'inspecting', 'matched', 'paid'])
      await change(`/lines/${id}/fulfilment`, { to, note: '' })
  return (await shop.owner.call('GET', at)).body
}

/** Returns the token of the public link in a text. */
export function tokenIn(text: string): string {
  const [, token] = /\/q\/([\w-]{27})/.exec(text) ?? []
  if (!token) throw new Error('no public link')
  return token
}

function createdBody({ status, body }: Answer): any {
  if (status !== 201) throw new Error(`not created: ${status} ${JSON.stringify(body)}`)
  return body
}

/** Creates an API key for the team, by its owner or another member. */
export async function anApiKey(
  { owner, path }: Pick<Shop, 'owner' | 'path'>,
  scopes: readonly ApiScope[],
  creator: Pick<Person, 'call'> = owner,
): Promise<string> {
  const { status, body } = await creator.call('POST', `${path}/api-keys`, { name: 'Till', scopes })
  if (status !== 201) throw new Error(`no API key: ${status} ${JSON.stringify(body)}`)
  return body.token
}
