import type { Quote } from '@costard/contract'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useTeam } from '../../../team-context.ts'
import { canSetUp, type CounterDraft, draftOf, emptyDraft } from '../../add/counter-draft.ts'
import { isSameLines } from '../../add/merge-lines.ts'
import { setupAddress, setupEntry } from '../../add/setup-address.ts'
import { useCounterDraft } from '../../add/stored-draft.ts'

/** Returns a function that opens the quote in Setup; undefined if it has more lines than Setup shows. */
export function useBackToSetup(quote: Quote): (() => void) | undefined {
  const t = useTranslations('counter.review')
  const notify = useNotice()
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  const [draft, changeDraft] = useCounterDraft()
  const finish = useEffectEvent(() => {
    if (draft.saved?.quoteId === quote.id && !isUnsaved(draft)) changeDraft(emptyDraft)
  })
  // The counter draft was saved as this quote: the next quote starts empty.
  useEffect(() => finish(), [quote.id])

  const [line] = quote.lines
  if (!line || !canSetUp(quote)) return undefined
  return () => {
    const next = draft.saved?.quoteId === quote.id ? draft : draftOf(quote)
    changeDraft(next)
    if (draft !== next && isUnsaved(draft)) {
      const id = 'draft-replaced'
      const restore = () => {
        changeDraft(draft)
        notifications.hide(id)
      }
      notify({
        id,
        autoClose: false,
        message: (
          <>
            {t('draftReplaced', { count: draft.lines.length })}{' '}
            <Button variant="default" size="compact-sm" onClick={restore}>
              {t('restoreDraft')}
            </Button>
          </>
        ),
      })
    }
    void navigate(setupAddress(teamId, next, line.catalogId), { state: setupEntry(next) })
  }
}

/** True if the draft has changes that are not saved on the server. */
function isUnsaved({ lines, saved }: CounterDraft): boolean {
  return !isSameLines(lines, saved?.lines ?? [])
}
