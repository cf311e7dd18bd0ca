import { createContext, use } from 'react'
import type { Revision } from './follow-revisions.ts'
import type { TeamMember } from './team-members.ts'

/**
 * Author of a change: a colleague (with a name if known), the same user elsewhere, or somebody outside the
 * team.
 */
export type ChangedBy =
  | { readonly kind: 'colleague'; readonly name: string | undefined }
  | { readonly kind: 'self' }
  | { readonly kind: 'other' }

export interface Change {
  readonly by: ChangedBy
  /** Milliseconds since the epoch. */
  readonly at: number
}

export interface Changes {
  /** Last change of each quote since this page started to follow changes. */
  readonly quotes: ReadonlyMap<string, Revision>
  /** Members by their uid. */
  readonly members: ReadonlyMap<string, TeamMember>
  readonly ownUid: string
}

export const ChangesContext = createContext<Changes>({ quotes: new Map(), members: new Map(), ownUid: '' })

/** Returns the last change of the quote that this page has received. */
export function useLastChange(quoteId: string): Change | undefined {
  const { quotes, members, ownUid } = use(ChangesContext)
  const revision = quotes.get(quoteId)
  if (!revision) return undefined
  const { by, at } = revision
  if (by === undefined) return { by: { kind: 'other' }, at }
  return { by: by === ownUid ? { kind: 'self' } : { kind: 'colleague', name: members.get(by)?.name }, at }
}

/** Members of the team by uid: those who have opened it. */
export function useMembers(): Changes['members'] {
  return use(ChangesContext).members
}
