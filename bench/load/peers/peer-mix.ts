import { type Ask, type Errand, keepAsking, type Request, type Shares } from '../asking.ts'
import type { Peer } from './peer.ts'
import type { PeerTeam } from './peer-data.ts'
import { likeRow } from './quote-row.ts'

interface Choice {
  readonly shares: Shares
  readonly forMs: number
  readonly callers: number
}

/** Lets callers work with the quotes of teams at a peer, as members do at our server. */
export function workerAt(
  peer: Peer,
  teams: readonly PeerTeam[],
): (choice: Choice) => Promise<readonly Request[]> {
  const drafts: (string | undefined)[] = []
  return (choice) => keepAsking({ ...choice, thinkMs: 0, act })

  async function act(caller: number, errand: Errand, ask: Ask): Promise<void> {
    const team = teams[caller % teams.length]!
    switch (errand) {
      case 'list':
        return void (await ask(errand, () => peer.list(team.id)))
      case 'search':
        return void (await ask(errand, () => peer.list(team.id, Math.random().toString(16).slice(2, 5))))
      case 'open':
        return void (await ask(errand, () =>
          peer.open(team.ids[Math.floor(Math.random() * team.ids.length)]!),
        ))
      case 'edit': {
        const draft = (drafts[caller] ??= await create(team, ask))
        const note = `Until ${Math.random().toString(36).slice(2)}`
        if (draft !== undefined) await ask(errand, () => peer.edit(draft, note))
        return
      }
    }
    drafts[caller] = await create(team, ask)
  }

  async function create(team: PeerTeam, ask: Ask): Promise<string | undefined> {
    const created = await ask('create', () => peer.create(likeRow(team.sample)))
    if (!created) return undefined
    const id = peer.idIn(created.body)
    team.ids.push(id)
    return id
  }
}
