import type { Quote, QuoteSummary } from '@costard/contract'
import type { CrowdedTeam, Member } from '../crowd.ts'
import { succeed } from './json-call.ts'
import { type Peer, pageSize } from './peer.ts'
import { type QuoteRow, rowOf } from './quote-row.ts'

/** Quotes of a team at a peer. */
export interface PeerTeam {
  readonly id: string
  readonly ids: string[]
  readonly sample: QuoteRow
}

/** Reads all quotes of each team of the crowd, oldest first. */
export function rowsOfTeams(crowd: readonly Member[]): Promise<readonly (readonly QuoteRow[])[]> {
  const teams = new Set(crowd.map(({ team }) => team))
  return Promise.all([...teams].map(rowsOfTeam))
}

async function rowsOfTeam({ shop }: CrowdedTeam): Promise<readonly QuoteRow[]> {
  const get = (path: string) => succeed(shop.owner.call('GET', `${shop.path}/quotes${path}`))
  const rows: QuoteRow[] = []
  let page: { readonly quotes: readonly QuoteSummary[]; readonly nextCursor: string | null } | undefined
  while (page?.nextCursor !== null) {
    page = await get(page ? `?cursor=${encodeURIComponent(page.nextCursor)}` : '')
    for (const summary of page!.quotes) {
      const quote: Quote = await get(`/${summary.id}`)
      rows.push(rowOf(shop.team.id, summary, quote))
    }
  }
  return rows.toReversed()
}

/** Gives a peer the quotes of the teams, a few teams at a time, and checks that it lists and finds them. */
export async function fill(peer: Peer, teams: readonly (readonly QuoteRow[])[]): Promise<PeerTeam[]> {
  const filled: PeerTeam[] = []
  for (let from = 0; from < teams.length; from += 4)
    filled.push(...(await Promise.all(teams.slice(from, from + 4).map((rows) => fillTeam(peer, rows)))))
  await check(peer, filled[0]!)
  return filled
}

async function fillTeam(peer: Peer, rows: readonly QuoteRow[]): Promise<PeerTeam> {
  const ids: string[] = []
  for (const row of rows) ids.push(peer.idIn(await succeed(peer.create(row))))
  const sample = rows[0]!
  return { id: String(sample.team), ids, sample }
}

async function check(peer: Peer, { id, ids, sample }: PeerTeam): Promise<void> {
  const listed = peer.quotesIn(await succeed(peer.list(id)))
  const part = String(sample.customerName).slice(-3)
  const found = peer.quotesIn(await succeed(peer.list(id, part)))
  const opened = JSON.stringify(await succeed(peer.open(ids[0]!)))
  const isRight =
    listed.length === Math.min(pageSize, ids.length) &&
    listed[0].lines === undefined &&
    found.some(({ number }) => number === sample.number) &&
    opened.includes((sample.lines as Quote['lines'])[0]!.id)
  if (!isRight) throw new Error(`${peer.name} does not list and find what it was given`)
}
