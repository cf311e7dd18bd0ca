import type { Quote } from '@costard/contract'
import { isAllowed } from '@costard/quotes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTeam } from '../../../../team-context.ts'
import { quoteQuery } from '../../../quote-query.ts'
import { canSetUp, type CounterDraft, draftOf, type SavedDraft } from '../../counter-draft.ts'
import { isSameLines, mergeLines } from '../../merge-lines.ts'
import { useCounterDraft } from '../../stored-draft.ts'

/** A colleague's change to the saved draft while it is edited here. */
export type DraftChange =
  /** Both changed the same line: the user chooses. */
  | { readonly kind: 'conflict'; readonly theirs: Quote; readonly at: number }
  /** The changes are already shown, beside the user's own. */
  | { readonly kind: 'followed'; readonly theirs: Quote; readonly at: number }
  /** The draft can no longer be edited here: it was sent, or has more lines than Setup shows. */
  | { readonly kind: 'closed'; readonly theirs: Quote; readonly at: number }

/** Follows a saved draft that is being edited here, so that saving does not overwrite colleagues' changes. */
export function useSavedDraft(saved: SavedDraft) {
  const { id: teamId } = useTeam()
  const [draft, changeDraft] = useCounterDraft()
  const { data: quote, dataUpdatedAt: at } = useQuery(quoteQuery(teamId, saved.quoteId))
  const [shown, setShown] = useState<{ readonly quote?: Quote; readonly change?: DraftChange | undefined }>(
    {},
  )
  const relation = quote && compare(quote, saved, draft)
  if (quote && shown.quote !== quote) {
    const change = relation && relation !== 'rebase' ? { kind: relation, theirs: quote, at } : shown.change
    setShown({ quote, change })
  }

  const merge = (theirs: Quote, prefer: 'mine' | 'theirs') =>
    changeDraft((now) => withMerged(now, theirs, prefer))
  const follow = useEffectEvent((theirs: Quote) => {
    if (relation === 'rebase' || relation === 'followed') merge(theirs, 'mine')
  })
  useEffect(() => {
    if (quote) follow(quote)
  }, [quote])

  const { change } = shown
  const dismiss = () => setShown({ ...shown, change: undefined })
  const settle = (prefer: 'mine' | 'theirs') => {
    if (change) merge(change.theirs, prefer)
    dismiss()
  }
  return {
    change,
    keepMine: () => settle('mine'),
    takeTheirs: () => settle('theirs'),
    dismiss,
  }
}

function withMerged(draft: CounterDraft, theirs: Quote, prefer: 'mine' | 'theirs'): CounterDraft {
  const { saved } = draft
  if (!saved || saved.quoteId !== theirs.id || theirs.rev <= saved.rev) return draft
  const next = draftOf(theirs)
  return { lines: mergeLines(saved.lines, draft.lines, next.lines, prefer).lines, saved: next.saved }
}

/**
 * Returns the consequence of a version on the server for the local draft; `rebase`: nothing visible changes.
 */
function compare(
  theirs: Quote,
  saved: SavedDraft,
  { lines }: CounterDraft,
): DraftChange['kind'] | 'rebase' | undefined {
  if (theirs.rev <= saved.rev) return undefined
  if (!isAllowed('edit', theirs.state) || !canSetUp(theirs)) return 'closed'
  const merged = mergeLines(saved.lines, lines, draftOf(theirs).lines)
  if (merged.conflicts.length > 0) return 'conflict'
  return isSameLines(merged.lines, lines) ? 'rebase' : 'followed'
}
