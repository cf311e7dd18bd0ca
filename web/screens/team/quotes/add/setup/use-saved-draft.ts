import type { Quote } from '@costard/contract'
import { isAllowed } from '@costard/quotes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#paths'
import { useTeam } from '../../../team-context.ts'
import { quoteQuery } from '../../quote-query.ts'
import { canSetUp, contentOf, type CounterDraft, draftOf, useCounterDraft } from '../counter-draft.ts'

export type SavedDraft = NonNullable<CounterDraft['saved']>

/** What others did to the saved draft while it is edited here. */
export type DraftChange =
  /** Both changed its devices: the user chooses. */
  | { readonly kind: 'conflict'; readonly theirs: Quote; readonly at: number }
  /** Their version is already shown. */
  | { readonly kind: 'followed'; readonly theirs: Quote; readonly at: number }
  /** It can no longer be edited here: sent, or with lines of several catalogs. */
  | { readonly kind: 'closed'; readonly theirs: Quote; readonly at: number }

/** Follows a saved draft that is being edited here, so that saving never overwrites others' changes. */
export function useSavedDraft(saved: SavedDraft) {
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
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

  const take = (theirs: Quote) => {
    const [first] = theirs.lines
    changeDraft(draftOf(theirs))
    if (!first) return
    const variants = theirs.lines.map(({ variantId }) => variantId)
    void navigate(paths.setup(teamId, first.catalogId, variants), { replace: true })
  }
  const rebaseOn = (theirs: Quote) => changeDraft((before) => ({ ...before, saved: draftOf(theirs).saved }))
  const follow = useEffectEvent((theirs: Quote) => {
    if (relation === 'rebase') rebaseOn(theirs)
    if (relation === 'followed') take(theirs)
  })
  useEffect(() => {
    if (quote) follow(quote)
  }, [quote])

  const { change } = shown
  const dismiss = () => setShown({ ...shown, change: undefined })
  return {
    change,
    keepMine: () => {
      if (change) rebaseOn(change.theirs)
      dismiss()
    },
    takeTheirs: () => {
      if (change) take(change.theirs)
      dismiss()
    },
    dismiss,
  }
}

/** Returns what a version on the server means for the draft here; `rebase`: only its other parts changed. */
function compare(
  theirs: Quote,
  saved: SavedDraft,
  { devices }: CounterDraft,
): DraftChange['kind'] | 'rebase' | undefined {
  if (theirs.rev <= saved.rev) return undefined
  if (!isAllowed('edit', theirs.state) || !canSetUp(theirs)) return 'closed'
  if (contentOf(draftOf(theirs).devices) === saved.original) return 'rebase'
  return contentOf(devices) === saved.original ? 'followed' : 'conflict'
}
