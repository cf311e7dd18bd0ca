import type { Customer, TimelineEntry } from '@costard/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ListProblem, SkeletonRows } from '../../../list/list-states.tsx'
import { useMay, useTeam } from '../../../team-context.ts'
import { customerTimelineQuery } from '../customer-queries.ts'
import { MoreRows } from '../more-rows.tsx'
import { AddNote } from './add-note.tsx'
import { NoteEntry } from './note-entry.tsx'
import { QuoteEntry } from './quote-entry.tsx'

/** Events of the customer, newest first, including the notes of the team. */
export function Timeline({ customer }: { readonly customer: Customer }) {
  const t = useTranslations('timeline')
  const { id: teamId } = useTeam()
  const titleId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const mayWrite = useMay('quote.create') && customer.erasedAt === null
  const found = useInfiniteQuery(customerTimelineQuery(teamId, customer.id))
  const entries = found.data?.pages.flatMap((page) => page.entries)
  // New events shift the pages, so a page can repeat the last entries of the one before.
  const shown = [...new Map(entries?.map((entry) => [entry.id, entry])).values()]
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      {mayWrite && <AddNote key={customer.id} customer={customer} field={field} />}
      {found.error && <ListProblem error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && !found.error && <SkeletonRows />}
      {entries?.length === 0 && <p className="cp-dim">{t('empty')}</p>}
      {shown.length > 0 && (
        <ol className="cp-list" aria-labelledby={titleId}>
          {shown.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              customer={customer}
              onRemoved={() => field.current?.focus()}
            />
          ))}
        </ol>
      )}
      <MoreRows list={found} />
    </section>
  )
}

function Entry({
  entry,
  ...note
}: {
  readonly entry: TimelineEntry
  readonly customer: Customer
  readonly onRemoved: () => void
}) {
  return entry.kind === 'note' ? <NoteEntry note={entry} {...note} /> : <QuoteEntry event={entry} />
}
