import type { Quote } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { ButtonKeys } from '#ui/notes/button-keys.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useKeys } from '#ui/layout/use-keys.ts'
import { useDays } from '../../kit/use-days.ts'
import { useTeam } from '../../team-context.ts'
import { useArchive } from './actions/use-archive.ts'

/** Explains that the quote is archived, with a button that restores it. Shortcut: E. */
export function ArchivedNote({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('quoteActions.archive')
  const days = useDays(useTeam().timeZone)
  const { restore } = useArchive(quote)
  useKeys(restore ? { e: () => restore.isRunning || restore.run() } : {})
  if (quote.archivedAt === null) return null
  return (
    <>
      <Note
        kind="news"
        icon={<Icon of={IconArchive} size={18} />}
        action={
          restore && (
            <Button
              variant="default"
              loading={restore.isRunning}
              rightSection={<ButtonKeys keys="E" />}
              onClick={() => restore.run()}
            >
              {t('restore')}
            </Button>
          )
        }
      >
        <b>{t('title', { day: days.inWords(quote.archivedAt) })}</b>
        <div>{t('text')}</div>
      </Note>
      <ProblemNote error={restore?.error} />
    </>
  )
}
