import { useEffect, useState } from 'react'
import type { Live } from './live.ts'
import { recordOf } from './record-of.ts'

/** How a member is shown to others. Written by the server, since a client could write anything. */
export interface TeamMember {
  readonly name: string | undefined
  readonly photo: string | undefined
}

/** Returns the members of the team by uid: those who have opened it. */
export function useTeamMembers(live: Live | null, teamId: string): ReadonlyMap<string, TeamMember> {
  const [members, setMembers] = useState<ReadonlyMap<string, TeamMember>>(new Map())
  useEffect(
    () => live?.watch(`revisions/${teamId}/members`, (value) => setMembers(membersIn(value))),
    [live, teamId],
  )
  return members
}

function membersIn(value: unknown): ReadonlyMap<string, TeamMember> {
  const entries = Object.entries(recordOf(value)).map(([uid, member]) => {
    const { name, photo } = recordOf(member)
    return [uid, { name: textOf(name), photo: textOf(photo) }] as const
  })
  return new Map(entries)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
