import type { Quote } from '@costard/contract'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { lazyView } from '#code/lazy-view.tsx'
import { Note } from '#ui/notes/note.tsx'
import { useTeam } from '../../screens/team/team-context.ts'
import { ClockNote } from '../clock/clock-note.tsx'
import { whyNotHere } from './accept-here.tsx'

// Loaded separately, since it includes the queue, which a first view does not need.
const EntryNote = lazyView(
  () => import('../../screens/views/offline-views.ts'),
  (file) => file.EntryNote,
)

/**
 * Notes beside a quote on this device: why the server refused it, that the clock is wrong, and why it cannot
 * be accepted here.
 */
export function AcceptNote({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('offline.accept')
  const { offlineWork } = useTeam()
  const why = whyNotHere(quote, offlineWork)
  return (
    <>
      <Suspense>
        <EntryNote quoteId={quote.id} />
      </Suspense>
      <ClockNote />
      {why && <Note kind="news">{t(why)}</Note>}
    </>
  )
}
