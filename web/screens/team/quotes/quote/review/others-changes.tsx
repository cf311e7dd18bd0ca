import type { Quote } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { ChangeNote, ConflictButtons } from '../../changes/change-note.tsx'
import { type Edit, usePartWords } from '../../changes/part-words.ts'
import classes from './review.module.css'
import type { useSharedDraft } from './use-shared-draft.ts'

/** Others' changes to the draft; on a conflict, both values and the choice. */
export function OthersChanges({
  quote,
  draft: { others, keepMine, takeTheirs, dismiss },
}: {
  readonly quote: Quote
  readonly draft: Pick<ReturnType<typeof useSharedDraft>, 'others' | 'keepMine' | 'takeTheirs' | 'dismiss'>
}) {
  const t = useTranslations('live.change.part')
  const words = usePartWords(quote.currency)
  if (!others) return null
  const { mine, before, after, at } = others
  const parts = others.parts.map((part) => ({
    part: t(part),
    theirs: words.ofQuote(after, part),
    // A conflicting part is one the user edited, so it is a key of Edit.
    ...(mine ? { mine: words.ofEdit(mine, part as keyof Edit) } : { before: words.ofQuote(before, part) }),
  }))
  return (
    <div className={classes.news}>
      <ChangeNote
        quoteId={quote.id}
        at={at}
        parts={parts}
        {...(mine
          ? { action: <ConflictButtons onKeepMine={keepMine} onTakeTheirs={takeTheirs} /> }
          : { onClose: dismiss })}
      />
    </div>
  )
}
