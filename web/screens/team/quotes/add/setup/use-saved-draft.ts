import type { Quote } from '@costard/contract'
import { isAllowed } from '@costard/quotes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#paths'
import { useTeam } from '../../../team-context.ts'
import { quoteQuery } from '../../quote-query.ts'
import { contentOf, type CounterDraft, draftOf, useCounterDraft } from '../counter-draft.ts'

export type SavedDraft = NonNullable<CounterDraft['saved']>

/** What became of the saved draft while it is changed on the counter. */
export type DraftChange =
  /** Both changed its devices: the reader chooses. */
  | { readonly kind: 'conflict'; readonly theirs: Quote; readonly at: number }
  /** Theirs is on the counter already. */
  | { readonly kind: 'followed'; readonly theirs: Quote; readonly at: number }
  /** It can not be changed any more. */
  | { readonly kind: 'closed'; readonly theirs: Quote; readonly at: number }

/** Follows a saved draft that is being changed here, so that saving never goes over what others saved. */
export function useSavedDraft(saved: SavedDraft) {
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  const [draft, changeDraft] = useCounterDraft()
  const { data: quote } = useQuery(quoteQuery(teamId, saved.quoteId))
  const [change, setChange] = useState<DraftChange>()

  const take = (theirs: Quote) => {
    const [first] = theirs.lines
    changeDraft(draftOf(theirs))
    if (!first) return
    const variants = theirs.lines.map(({ variantId }) => variantId)
    void navigate(paths.setup(teamId, first.catalogId, variants), { replace: true })
  }
  const buildUpon = (theirs: Quote) => changeDraft((before) => ({ ...before, saved: draftOf(theirs).saved }))
  const judge = useEffectEvent((theirs: Quote) => {
    if (theirs.rev <= saved.rev) return
    const at = Date.now()
    if (!isAllowed('edit', theirs.state)) return setChange({ kind: 'closed', theirs, at })
    const isTouchedThere = contentOf(draftOf(theirs).devices) !== saved.original
    const isTouchedHere = contentOf(draft.devices) !== saved.original
    if (!isTouchedThere) return buildUpon(theirs)
    if (isTouchedHere) return setChange({ kind: 'conflict', theirs, at })
    take(theirs)
    setChange({ kind: 'followed', theirs, at })
  })
  useEffect(() => {
    if (quote) judge(quote)
  }, [quote])

  return {
    change,
    keepMine: () => {
      if (change) buildUpon(change.theirs)
      setChange(undefined)
    },
    takeTheirs: () => {
      if (change) take(change.theirs)
      setChange(undefined)
    },
    dismiss: () => setChange(undefined),
  }
}
