import type { Quote, QuoteLine } from '@costard/contract'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { useTeam } from '../../../team-context.ts'
import { FileProblem } from '../files/add-files.tsx'
import { filesQuery } from '../files/files-query.ts'
import { useShownWords } from '../files/use-shown-words.ts'
import classes from './inspect.module.css'

/** Photos from before the device arrived; a click puts one beside the new photo. */
export function EarlierPhotos({
  quote,
  line,
  questionKey,
}: {
  readonly quote: Quote
  readonly line: QuoteLine
  readonly questionKey: string
}) {
  const t = useTranslations('inspect')
  const { id: teamId } = useTeam()
  const words = useShownWords()
  const { queryKey, ...options } = filesQuery(teamId, quote.id)
  const { data = [] } = useQuery({ queryKey, ...options })
  const free = data.filter(
    (file) =>
      file.questionKey === null &&
      file.type !== 'application/pdf' &&
      !file.isEvidence &&
      (file.lineId === line.id || (file.lineId === null && quote.lineCount === 1)),
  )
  const { run, isRunning, error } = useAction(
    (fileId: (typeof free)[number]['id']) =>
      api.attachments.edit({
        teamId,
        quoteId: quote.id,
        fileId,
        lineId: line.id,
        questionKey,
        side: 'said',
        isForCustomer: true,
      }),
    {
      rereads: [queryKey],
    },
  )
  if (free.length === 0) return null
  return (
    <details className={classes.earlier}>
      <summary>{t('earlierPhotos')}</summary>
      {free.map(({ id, name, shown }) => (
        <Button
          key={id}
          variant="subtle"
          size="compact-sm"
          mih={44}
          disabled={isRunning}
          onClick={() => run(id)}
        >
          {t('usePhoto', { name: shown ? words(shown) : name })}
        </Button>
      ))}
      <FileProblem error={error} />
    </details>
  )
}
