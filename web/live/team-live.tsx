import type { TeamId } from '@costard/contract'
import { type ReactNode, useMemo, useState } from 'react'
import { useSignedIn } from '#session/session-context.ts'
import { ChangesContext } from './changes.ts'
import { type Revision, useFollowedRevisions } from './follow-revisions.ts'
import { useIsOffline, useLive } from './live-context.ts'
import { type Colleague, type Editor, EditorsContext, PresenceContext, useTeamPresence } from './presence.ts'
import { useTeamMembers } from './team-members.ts'

const nobody: readonly (Colleague & Editor)[] = []

/** Keeps the data of a team current and provides the presence of its members. */
export function TeamLive({ teamId, children }: { readonly teamId: TeamId; readonly children: ReactNode }) {
  const live = useLive()
  const { uid } = useSignedIn().user
  const [quotes, setQuotes] = useState<ReadonlyMap<string, Revision>>(new Map())
  useFollowedRevisions(teamId, (collection, revision, hasGap) => {
    if (collection !== 'quotes') return
    setQuotes((before) => new Map(hasGap ? [] : before).set(revision.id, revision))
  })
  const members = useTeamMembers(live, teamId)
  const { colleagues, editors } = useTeamPresence(live, { teamId, ownUid: uid, members })
  // Presence is unknown while offline.
  const isOffline = useIsOffline()
  const changes = useMemo(() => ({ quotes, members, ownUid: uid }), [quotes, members, uid])
  return (
    <PresenceContext value={isOffline ? nobody : colleagues}>
      <EditorsContext value={isOffline ? nobody : editors}>
        <ChangesContext value={changes}>{children}</ChangesContext>
      </EditorsContext>
    </PresenceContext>
  )
}
