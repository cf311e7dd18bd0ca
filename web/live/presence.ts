import { createContext, use, useEffect, useMemo, useState } from 'react'
import type { Live } from './live.ts'
import { useLive } from './live-context.ts'
import { recordOf } from './record-of.ts'
import type { TeamMember } from './team-members.ts'

/** Another member of the team who has a quote open, in one or more windows. */
export interface Colleague {
  readonly uid: string
  /** Empty for a guest. */
  readonly name: string
  readonly photo: string | undefined
  readonly quoteId: string
}

export const PresenceContext = createContext<readonly Colleague[]>([])

/** Returns the colleagues who have this quote open. */
export function useColleaguesOn(quoteId: string): readonly Colleague[] {
  return use(PresenceContext).filter((colleague) => colleague.quoteId === quoteId)
}

/** Shows the team that this quote is open here, until unmount or loss of the connection. undefined: no quote. */
export function useAnnouncePresence(
  teamId: string,
  quoteId: string | undefined,
  { uid }: { readonly uid: string },
): void {
  const live = useLive()
  useEffect(() => {
    if (quoteId === undefined) return undefined
    return live?.writeWhileConnected(`presence/${teamId}/${uid}`, { quoteId })
  }, [live, teamId, uid, quoteId])
}

/** Returns who of the team has which quotes open. */
export function useTeamPresence(
  live: Live | null,
  { teamId, ownUid, members }: { teamId: string; ownUid: string; members: ReadonlyMap<string, TeamMember> },
): readonly Colleague[] {
  const [places, setPlaces] = useState<unknown>()
  useEffect(() => {
    const stop = live?.watch(`presence/${teamId}`, setPlaces)
    return () => {
      stop?.()
      setPlaces(undefined)
    }
  }, [live, teamId])
  return useMemo(() => colleaguesIn(places, ownUid, members), [places, ownUid, members])
}

/** One entry per person and quote, sorted by name. */
function colleaguesIn(
  value: unknown,
  ownUid: string,
  members: ReadonlyMap<string, TeamMember>,
): readonly Colleague[] {
  const found = new Map<string, Colleague>()
  for (const [uid, places] of Object.entries(recordOf(value))) {
    if (uid === ownUid) continue
    for (const { quoteId } of Object.values(recordOf(places)).map(recordOf)) {
      if (typeof quoteId !== 'string') continue
      const { name = '', photo } = members.get(uid) ?? {}
      found.set(`${uid} ${quoteId}`, { uid, name, quoteId, photo })
    }
  }
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}
