import type { Quote } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { ChangeNote } from '../../../changes/change-note.tsx'
import { usePartWords } from '../../../changes/part-words.ts'
import classes from '../review.module.css'
import type { SharedDraft } from './use-shared-draft.ts'

/** Colleagues' changes to the draft that do not conflict with the user's. */
export function OthersChanges({
  quote,
  draft: { others, dismiss },
}: {
  readonly quote: Quote
  readonly draft: Pick<SharedDraft, 'others' | 'dismiss'>
}) {
  const t = useTranslations('live.change.part')
  const words = usePartWords(quote.currency)
  if (!others) return null
  const { before, after, at } = others
  const parts = others.parts.map((part) => ({
    part: t(part),
    theirs: words.ofQuote(after, part),
    before: words.ofQuote(before, part),
  }))
  return (
    <div className={classes.news}>
      <ChangeNote quoteId={quote.id} at={at} parts={parts} onClose={dismiss} />
    </div>
  )
}
