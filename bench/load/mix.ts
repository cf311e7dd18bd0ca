import { acceptance, tokenIn } from '../../server/testing/product-builders.ts'
import { callApi } from '../bench-shop.ts'
import { type Answered, type Ask, type Errand, keepAsking, type Request, type Shares } from './asking.ts'
import { type CrowdedTeam, type Member, quoteOf } from './crowd.ts'

/** Numbers per 100 requests. Half of the last five are page views, the others acceptances. */
const allShares: Shares = {
  list: 40,
  open: 20,
  search: 10,
  create: 10,
  edit: 10,
  send: 5,
  customer: 5,
}

interface Choice {
  readonly crowd: readonly Member[]
  readonly origin: string
  readonly forMs: number
  /** Mean time between the response to a member and the next request. */
  readonly thinkMs: number
  /** Number of members at work concurrently. */
  readonly callers: number
  readonly shares?: Shares
}

/** Members and their customers work for a time. Returns their requests. */
export function work({ crowd, origin, shares = allShares, ...choice }: Choice): Promise<readonly Request[]> {
  const every = crowd.length / choice.callers
  return keepAsking({
    ...choice,
    shares,
    act: (caller, errand, ask) => act(crowd[Math.floor(caller * every)]!, errand, origin, ask),
  })
}

async function act(member: Member, kind: Errand, origin: string, ask: Ask): Promise<void> {
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
