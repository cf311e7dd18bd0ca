import { ActionIcon, Button } from '@mantine/core'
import { IconUsers, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useNow, useTranslations } from 'use-intl'
import { useLastChange } from '#live/changes.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import classes from './change-note.module.css'

export interface ChangedPart {
  readonly part: string
  /** The current value on the server. */
  readonly theirs: string
  /** The value shown before. */
  readonly before?: string
  /** The user's own unsaved value. */
  readonly mine?: string
}

/** Colleagues' changes to the quote on screen: who, when and what. On a conflict the user chooses. */
export function ChangeNote({
  quoteId,
  at,
  what = 'changed',
  parts,
  action,
  onClose,
}: {
  readonly quoteId: string
  /** When this page received the change. Milliseconds since the epoch. */
  readonly at: number
  readonly what?: 'changed' | 'sent' | 'accepted' | 'declined'
  readonly parts: readonly ChangedPart[]
  readonly action?: ReactNode
  /** Absent: the note stays until the user chooses. */
  readonly onClose?: () => void
}) {
  const t = useTranslations('live.change')
  const common = useTranslations('common')
  return (
    <div role="status">
      <Note kind="news" icon={<Icon of={IconUsers} size={18} />} action={action}>
        <div className={classes.words}>
          <div>
            <WhoAndWhen quoteId={quoteId} at={at} what={what} />
            {parts.map(({ part, theirs, before, mine }) => (
              <div key={part}>
                {mine !== undefined
                  ? t('both', { part, theirs, mine })
                  : before === undefined
                    ? t('nowIs', { part, theirs })
                    : t('fromTo', { part, before, after: theirs })}
              </div>
            ))}
          </div>
          {onClose && (
            <ActionIcon
              className={classes.close}
              variant="transparent"
              aria-label={common('close')}
              onClick={onClose}
            >
              <IconX size={16} stroke={1.75} />
            </ActionIcon>
          )}
        </div>
      </Note>
    </div>
  )
}

/** The two buttons that resolve a conflict. */
export function ConflictButtons({
  onKeepMine,
  onTakeTheirs,
}: {
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}) {
  const t = useTranslations('live.change')
  return (
    <span className={classes.buttons}>
      <Button variant="default" size="xs" onClick={onKeepMine}>
        {t('keepMine')}
      </Button>
      <Button variant="default" size="xs" onClick={onTakeTheirs}>
        {t('takeTheirs')}
      </Button>
    </span>
  )
}

/** Author of a change, and how long ago it was. */
export function WhoAndWhen({
  quoteId,
  at,
  what,
}: {
  readonly quoteId: string
  readonly at: number
  readonly what: 'changed' | 'sent' | 'accepted' | 'declined'
}) {
  const t = useTranslations('live.change')
  const format = useFormatter()
  const now = useNow({ updateInterval: 20_000 })
  const by = useLastChange(quoteId)?.by
  const values = {
    b: (words: ReactNode) => <b>{words}</b>,
    ago: now.getTime() - at < 40_000 ? t('now') : format.relativeTime(at, now),
    name: by?.kind === 'colleague' ? (by.name ?? '') : '',
  }
  if (what === 'accepted' || what === 'declined') return <div>{t.rich(`customer.${what}`, values)}</div>
  const who = values.name === '' && by?.kind === 'colleague' ? 'unknown' : (by?.kind ?? 'unknown')
  return <div>{t.rich(what === 'sent' ? `sent.${who}` : who, values)}</div>
}
