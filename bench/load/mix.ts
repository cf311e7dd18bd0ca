import { setTimeout as pause } from 'node:timers/promises'
import { acceptance, tokenIn } from '../../server/testing/product-builders.ts'
import { callApi } from '../bench-shop.ts'
import { type CrowdedTeam, type Member, quoteOf } from './crowd.ts'

export type Kind = 'list' | 'open' | 'search' | 'create' | 'edit' | 'send' | 'page' | 'accept'

/** Numbers per 100 requests. Half of the last five are page views, the others acceptances. */
const shares: Readonly<Record<Exclude<Kind, 'page' | 'accept'> | 'customer', number>> = {
  list: 40,
  open: 20,
  search: 10,
  create: 10,
  edit: 10,
  send: 5,
  customer: 5,
}

export interface Request {
  readonly kind: Kind
  readonly ms: number
  /** Seconds since the start of the mix. */
  readonly at: number
  /** undefined if there was no response. */
  readonly status: number | undefined
}

interface Choice {
  readonly crowd: readonly Member[]
  readonly origin: string
  readonly forMs: number
  /** Mean time between the response to a member and the next request. */
  readonly thinkMs: number
  /** Number of members at work concurrently. */
  readonly callers: number
}

/** Members and their customers work for a time. Returns their requests. */
export async function work({ crowd, origin, forMs, thinkMs, callers }: Choice): Promise<readonly Request[]> {
  const requests: Request[] = []
  const startedAt = performance.now()
  async function ask(kind: Kind, send: () => Promise<Answered>): Promise<Answered | undefined> {
    const sentAt = performance.now()
    const answer = await send().catch(() => undefined)
    const [ms, at] = [performance.now() - sentAt, (sentAt - startedAt) / 1000]
    requests.push({ kind, ms, at, status: answer?.status })
    return answer && answer.status < 300 ? answer : undefined
  }
  const workOf = async (member: Member) => {
    while (performance.now() - startedAt < forMs) {
      await act(member, kindOf(Math.random() * 100), origin, ask)
      if (thinkMs > 0) await pause(-Math.log(1 - Math.random()) * thinkMs)
    }
  }
  const every = crowd.length / callers
  await Promise.all(Array.from({ length: callers }, (_, at) => workOf(crowd[Math.floor(at * every)]!)))
  return requests
}

interface Answered {
  readonly status: number
  readonly body: any
}

type Ask = (kind: Kind, send: () => Promise<Answered>) => Promise<Answered | undefined>

function kindOf(place: number): keyof typeof shares {
  let rest = place
  for (const [kind, share] of Object.entries(shares)) {
    rest -= share
    if (rest < 0) return kind as keyof typeof shares
  }
  return 'list'
}

async function act(member: Member, kind: keyof typeof shares, origin: string, ask: Ask): Promise<void> {
  const { team, idToken } = member
  const call = (method: string, path: string, body?: unknown) =>
    callApi(origin, idToken, method, `${team.shop.path}/quotes${path}`, body)
  switch (kind) {
    case 'list':
      return void (await ask(kind, () => call('GET', '')))
    case 'search':
      return void (await ask(kind, () => call('GET', `?search=${Math.random().toString(16).slice(2, 5)}`)))
    case 'open':
      return void (await ask(kind, () => call('GET', `/${anyOf(team.quoteIds)}`)))
    case 'customer':
      return visit(team, origin, ask)
    case 'create':
      break
    case 'edit': {
      const draft = (member.draft ??= await create(member, call, ask))
      if (!draft) return
      const edited = await ask(kind, () => call('PATCH', `/${draft.id}`, { rev: draft.rev, note: note() }))
      if (edited) draft.rev = edited.body.rev
      else member.draft = undefined
      return
    }
    case 'send': {
      const draft = (member.draft ??= await create(member, call, ask))
      if (!draft) return
      member.draft = undefined
      const sent = await ask(kind, () => call('POST', `/${draft.id}/send`, { rev: draft.rev }))
      if (sent) team.sent.push(tokenIn(sent.body.publicUrl))
      return
    }
  }
  member.draft = await create(member, call, ask)
}

async function create(
  { team }: Member,
  call: (method: string, path: string, body: unknown) => Promise<Answered>,
  ask: Ask,
): Promise<Member['draft']> {
  const created = await ask('create', () => call('POST', '', quoteOf(team)))
  if (!created) return undefined
  team.quoteIds.push(created.body.id)
  return { id: created.body.id, rev: created.body.rev }
}

/** A customer opens the oldest unread quote and accepts it; does nothing if there is none. */
async function visit(team: CrowdedTeam, origin: string, ask: Ask): Promise<void> {
  const token = team.sent.shift()
  if (token === undefined) return
  await ask('page', async () => {
    const answer = await fetch(`${origin}/q/${token}`)
    return { status: answer.status, body: await answer.text() }
  })
  await ask('accept', () => callApi(origin, undefined, 'POST', `/public/quotes/${token}/accept`, acceptance))
}

const anyOf = (ids: readonly string[]): string => ids[Math.floor(Math.random() * ids.length)] ?? ''

const note = (): string => `Until ${Math.random().toString(36).slice(2)}`
