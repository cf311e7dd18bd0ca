import type { TeamId } from '@costard/contract'
import { type ReactNode, useMemo, useState } from 'react'
import { useSignedIn } from '#session/session-context.ts'
import { ChangesContext } from './changes.ts'
import { type Revision, useFollowedRevisions } from './follow-revisions.ts'
import { useIsOffline, useLive } from './live-context.ts'
import { type Colleague, PresenceContext, useTeamPresence } from './presence.ts'

const nobody: readonly Colleague[] = []

/** Keeps the data of a team current and provides who is present. */
export function TeamLive({ teamId, children }: { readonly teamId: TeamId; readonly children: ReactNode }) {
  const live = useLive()
  const { uid } = useSignedIn().user
  const [quotes, setQuotes] = useState<ReadonlyMap<string, Revision>>(new Map())
  useFollowedRevisions(teamId, (collection, revision) => {
    if (collection === 'quotes') setQuotes((before) => new Map(before).set(revision.id, revision))
  })
  const colleagues = useTeamPresence(live, teamId, uid)
  // Presence is unknown while offline.
  const isOffline = useIsOffline()
  const names = useNames(colleagues)
  const changes = useMemo(() => ({ quotes, names, ownUid: uid }), [quotes, names, uid])
  return (
    <PresenceContext value={isOffline ? nobody : colleagues}>
      <ChangesContext value={changes}>{children}</ChangesContext>
    </PresenceContext>
  )
}

/** Keeps a name after its owner has left. */
function useNames(colleagues: readonly Colleague[]): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  // One name per person: two windows may report different ones for a moment.
  const current = new Map(colleagues.map(({ uid, name }) => [uid, name]))
  if ([...current].every(([uid, name]) => names.get(uid) === name)) return names
  const more = new Map([...names, ...current])
  setNames(more)
  return more
}
