import { connect, type LiveClient } from '../realtime/live-client.ts'
import type { Member } from './crowd.ts'

/** Sockets opened at a time: the kernel refuses connections beyond its listen backlog. */
const opening = 20

/** Connects each member and follows the team's revisions, like each open screen. */
export async function openSockets(crowd: readonly Member[], port: number): Promise<LiveClient[]> {
  const open: LiveClient[] = []
  for (let from = 0; from < crowd.length; from += opening) {
    const group = crowd.slice(from, from + opening).map(async ({ idToken, team }) => {
      const client = await connect(port, idToken)
      await client.ask('q', { p: `/revisions/${team.shop.team.id}`, h: '' })
      return client
    })
    open.push(...(await Promise.all(group)))
  }
  return open
}
