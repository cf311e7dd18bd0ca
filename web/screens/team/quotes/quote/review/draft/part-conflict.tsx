import type { Quote } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { WhoAndWhen } from '../../../changes/change-note.tsx'
import { type Edit, usePartWords } from '../../../changes/part-words.ts'
import classes from './part-conflict.module.css'
import type { SharedDraft } from './use-shared-draft.ts'

type ConflictPart = keyof Edit

/** Shown at a field that two people changed: both values in full, and a choice between them. */
export function PartConflict({
  part,
  quote,
  draft,
  onKeepBoth,
}: {
  readonly part: ConflictPart
  readonly quote: Quote
  readonly draft: SharedDraft
  /** Keeps both versions, one after the other; only for texts. */
  readonly onKeepBoth?: (theirs: Quote) => void
}) {
  const { conflict } = draft
  return conflict?.parts.includes(part) ? (
    <Choice part={part} quote={quote} draft={draft} conflict={conflict} onKeepBoth={onKeepBoth} />
  ) : null
}

function Choice({
  part,
  quote,
  draft,
  conflict,
  onKeepBoth,
}: {
  readonly part: ConflictPart
  readonly quote: Quote
  readonly draft: SharedDraft
  readonly conflict: NonNullable<SharedDraft['conflict']>
  readonly onKeepBoth: ((theirs: Quote) => void) | undefined
}) {
  const t = useTranslations('live.change')
  const words = usePartWords(quote.currency, { isWhole: true })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which is not an effect clean-up.
    void box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className={classes.conflict} data-conflict={part}>
      <Note kind="news" icon={<Icon of={IconUsers} size={18} />}>
        <div role="status">
          <WhoAndWhen quoteId={quote.id} at={conflict.at} what="changed" /> {t('choose')}
        </div>
      </Note>
      <dl className={classes.both}>
        <div>
          <dt>{t('yours')}</dt>
          <dd>{words.ofEdit(draft.mineNow(), part, conflict.after)}</dd>
        </div>
        <div>
          <dt>{t('theirs')}</dt>
          <dd>{words.ofQuote(conflict.after, part)}</dd>
        </div>
      </dl>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => draft.keepMine([part])}>
          {t('keepMine')}
        </Button>
        <Button variant="default" onClick={() => draft.takeTheirs([part])}>
          {t('takeTheirs')}
        </Button>
        {onKeepBoth && (
          <Button
            variant="default"
            onClick={() => {
              onKeepBoth(conflict.after)
              draft.keepMine([part])
            }}
          >
            {t('keepBoth')}
          </Button>
        )}
      </div>
    </div>
  )
}
