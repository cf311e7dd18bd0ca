import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { aQuoteInput, type Shop } from '../../server/testing/product-builders.ts'
import { callApi, openShop } from '../bench-shop.ts'
import type { OurServer } from '../our-server.ts'
import { liveWidget } from '../widget/live-widget.ts'
import { mailedInvitations } from './invitations.ts'

const teams = 20
const membersOfATeam = 10
const openedAtOnce = 4
const quotesAtFirst = 60

/** A team with the quotes that its members see. */
export interface CrowdedTeam {
  readonly shop: Shop
  readonly widgetId: string
  readonly quoteIds: string[]
  /** Tokens of sent quotes that no customer has opened. */
  readonly sent: string[]
}

export interface Member {
  readonly team: CrowdedTeam
  readonly idToken: string
  /** The draft that this member edits. */
  draft: { readonly id: string; rev: number } | undefined
}

/** Opens 20 teams, each with 60 quotes and 10 members including the owner. */
export async function openCrowd(server: OurServer, databaseUrl: string): Promise<readonly Member[]> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    // Users without a verified address cannot invite or send quotes.
    await database.query('alter table identity.users alter column is_email_verified set default true')
    const open = await atOnce(teams, (at) => openTeam(server, at))
    const colleagues = open.flatMap((team, at) => addressesOf(at).map((email) => ({ team, email })))
    const tokens = await mailedInvitations(
      server.dataDir,
      colleagues.map(({ email }) => email),
    )
    const joined = await atOnce(colleagues.length, (at) => join(server, colleagues[at]!, tokens))
    await database.query('analyze')
    const owners = await Promise.all(
      open.map(async (team) => ({ team, idToken: await team.shop.owner.idToken(), draft: undefined })),
    )
    return [...owners, ...joined]
  } finally {
    await database.end()
  }
}

/** Does work for each number below count, a few of them concurrently. */
async function atOnce<Result>(count: number, work: (at: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const goOn = async () => {
    while (next < count) {
      const at = next++
      results[at] = await work(at)
    }
  }
  await Promise.all(Array.from({ length: openedAtOnce }, goOn))
  return results
}

function addressesOf(team: number): string[] {
  return Array.from({ length: membersOfATeam - 1 }, (_, at) => `member${at}-of-${team}@shop.example`)
}

async function openTeam(server: OurServer, at: number): Promise<CrowdedTeam> {
  const shop = await openShop(server, `owner${at}`)
  const team: CrowdedTeam = { shop, widgetId: await liveWidget(shop), quoteIds: [], sent: [] }
  const call = async (path: string, input: object) => {
    const { status, body } = await shop.owner.call('POST', `${shop.path}${path}`, input)
    if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return body
  }
  await call('/invitations', { emails: addressesOf(at), role: 'admin', language: 'en' })
  while (team.quoteIds.length < quotesAtFirst) team.quoteIds.push((await call('/quotes', quoteOf(team))).id)
  return team
}

async function join(
  { port, apiKey }: OurServer,
  { team, email }: { readonly team: CrowdedTeam; readonly email: string },
  tokens: ReadonlyMap<string, string>,
): Promise<Member> {
  const origin = `http://127.0.0.1:${port}`
  const answer = await fetch(`${origin}/v1/accounts:signUp?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse', returnSecureToken: true }),
  })
  const { idToken } = (await answer.json()) as { idToken: string } // as declared in the protocol
  const joined = await callApi(origin, idToken, 'POST', `/invitations/${tokens.get(email)}/accept`)
  if (joined.status !== 200) throw new Error(`not joined: ${joined.status} ${joined.code}`)
  return { team, idToken, draft: undefined }
}

/** Input for a quote with one device for a new customer. */
export function quoteOf({ shop }: Pick<CrowdedTeam, 'shop'>): object {
  const [first, last] = [randomBytes(3).toString('hex'), randomBytes(3).toString('hex')]
  return aQuoteInput(shop, {
    customer: { kind: 'private', name: `Ada ${first}`, email: `${first}.${last}@customer.example` },
  })
}
