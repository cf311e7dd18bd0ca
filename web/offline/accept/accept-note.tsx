import type { Quote } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'
import { useTeam } from '../../screens/team/team-context.ts'
import { ClockNote } from '../clock/clock-note.tsx'
import { EntryNote } from '../waiting/entry-note.tsx'
import { whyNotHere } from './accept-here.tsx'

/** Notes beside a quote of this device: why it was not taken, a clock that is wrong, and why it cannot be accepted here. */
export function AcceptNote({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('offline.accept')
  const { offlineWork } = useTeam()
  const why = whyNotHere(quote, offlineWork)
  return (
    <>
      <EntryNote quoteId={quote.id} />
      <ClockNote />
      {why && <Note kind="news">{t(why)}</Note>}
    </>
  )
}
