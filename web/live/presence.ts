import { compareNames } from '@costard/contract'
import { createContext, use, useEffect, useMemo, useState } from 'react'
import type { Live } from './live.ts'
import { useLive } from './live-context.ts'
import { recordOf } from './record-of.ts'
import type { TeamMember } from './team-members.ts'

/** Another member of the team who has a quote open in one or more windows. */
export interface Colleague {
  readonly uid: string
  /** Empty for a guest. */
  readonly name: string
  readonly photo: string | undefined
  readonly quoteId: string
}

/** Another member of the team who is editing a catalog. */
export interface Editor {
  readonly uid: string
  /** Empty for a guest. */
  readonly name: string
  readonly photo: string | undefined
  readonly catalogId: string
  /** Edited part, such as `price iphone-15-128`; empty for no particular part. */
  readonly place: string
}

/** All other members who are present, and where. */
export interface Present {
  readonly colleagues: readonly Colleague[]
  readonly editors: readonly Editor[]
}

export const EditorsContext = createContext<readonly Editor[]>([])

export const PresenceContext = createContext<readonly Colleague[]>([])

/** Returns the colleagues who have this quote open. */
export function useColleaguesOn(quoteId: string): readonly Colleague[] {
  return use(PresenceContext).filter((colleague) => colleague.quoteId === quoteId)
}

/**
 * Shows the team that this quote is open here, until unmount or loss of the connection. undefined: no quote
 * is open.
 */
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

/** Returns who of the team has which quotes open, and who is editing which catalogs. */
export function useTeamPresence(
  live: Live | null,
  { teamId, ownUid, members }: { teamId: string; ownUid: string; members: ReadonlyMap<string, TeamMember> },
): Present {
  const [places, setPlaces] = useState<unknown>()
  useEffect(() => {
    const stop = live?.watch(`presence/${teamId}`, setPlaces)
    return () => {
      stop?.()
      setPlaces(undefined)
    }
  }, [live, teamId])
  const colleagues = useMemo(() => colleaguesIn(places, ownUid, members), [places, ownUid, members])
  const editors = useMemo(() => editorsIn(places, ownUid, members), [places, ownUid, members])
  return { colleagues: useSame(colleagues), editors: useSame(editors) }
}

/** Returns the previous list if it is equal, so that one colleague's change rerenders few screens. */
function useSame<T>(list: readonly T[]): readonly T[] {
  const text = JSON.stringify(list)
  return useMemo(() => JSON.parse(text) as readonly T[], [text]) // the list has plain values
}

/** One entry per person and place, sorted by name. */
function editorsIn(
  value: unknown,
  ownUid: string,
  members: ReadonlyMap<string, TeamMember>,
): readonly Editor[] {
  const found = new Map<string, Editor>()
  for (const [uid, places] of Object.entries(recordOf(value))) {
    if (uid === ownUid) continue
    for (const { catalogId, place } of Object.values(recordOf(places)).map(recordOf)) {
      if (typeof catalogId !== 'string') continue
      const { name = '', photo } = members.get(uid) ?? {}
      const at = typeof place === 'string' ? place : ''
      found.set(`${uid} ${catalogId} ${at}`, { uid, name, catalogId, place: at, photo })
    }
  }
  return [...found.values()].toSorted((one, other) => compareNames(one.name, other.name))
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
  return [...found.values()].toSorted((one, other) => compareNames(one.name, other.name))
}
