import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import type { Entry } from '../queue/entry.ts'
import { Refused } from './refused.tsx'
import { useQueue } from './use-queue.ts'

/** Shown on a quote of this device: why it was refused, with possible actions, or that it has a question. */
export function EntryNote({ quoteId }: { readonly quoteId: string }) {
  const t = useTranslations('offline')
  const opened = useQueue()
  const entry = opened?.entries.find(({ id }) => id === quoteId)
  if (!opened || !entry) return null
  const change = async (by: (entry: Entry) => Entry) => {
    await opened.queue.entries.change(entry.id, by)
    await opened.queue.send()
  }
  if (entry.state === 'refused')
    return (
      <Note kind="problem">
        <Refused entry={entry} onChange={(by) => void change(by)} />
      </Note>
    )
  if (entry.state === 'asks')
    return (
      <Note kind="money">
        <Link to={paths.waiting(entry.teamId)}>{t('answerIt')}</Link>
      </Note>
    )
  return null
}
