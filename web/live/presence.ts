import { createContext, use, useEffect, useState } from 'react'
import type { Live } from './live.ts'
import { useLive } from './live-context.ts'
import { recordOf } from './record-of.ts'

/** Another member of the team who has a quote open, in one or more windows. */
export interface Colleague {
  readonly uid: string
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
  { uid, displayName, email, photoURL }: Person,
): void {
  const live = useLive()
  const name = displayName || email || ''
  const photo = photoURL ?? ''
  useEffect(() => {
    if (quoteId === undefined) return undefined
    return live?.writeWhileConnected(`presence/${teamId}/${uid}`, {
      quoteId,
      name,
      ...(photo !== '' && { photo }),
    })
  }, [live, teamId, uid, quoteId, name, photo])
}

interface Person {
  readonly uid: string
  readonly displayName: string | null
  readonly email: string | null
  readonly photoURL: string | null
}

/** Returns who of the team has which quotes open. */
export function useTeamPresence(live: Live | null, teamId: string, ownUid: string): readonly Colleague[] {
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([])
  useEffect(() => {
    const stop = live?.watch(`presence/${teamId}`, (value) => setColleagues(colleaguesIn(value, ownUid)))
    return () => {
      stop?.()
      setColleagues([])
    }
  }, [live, teamId, ownUid])
  return colleagues
}

/** One entry per person and quote, sorted by name. */
function colleaguesIn(value: unknown, ownUid: string): readonly Colleague[] {
  const found = new Map<string, Colleague>()
  for (const [uid, places] of Object.entries(recordOf(value))) {
    if (uid === ownUid) continue
    for (const { quoteId, name, photo } of Object.values(recordOf(places)).map(recordOf)) {
      if (typeof quoteId !== 'string' || typeof name !== 'string') continue
      found.set(`${uid} ${quoteId}`, {
        uid,
        name,
        quoteId,
        photo: typeof photo === 'string' ? photo : undefined,
      })
    }
  }
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}
