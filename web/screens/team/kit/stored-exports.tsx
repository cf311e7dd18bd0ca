import type { StoredExport, TeamId } from '@costard/contract'
import { Button, Loader } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { Icon } from '#ui/icon.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { saveFile } from '#ui/save-file.ts'
import { useTeam } from '../team-context.ts'
import classes from './stored-exports.module.css'

/** How often the list is read again while a file is being made. Milliseconds. */
const readAgainMs = 2000

export function storedExportsQuery(teamId: TeamId) {
  return query.storedExports.list.queryOptions({
    input: { teamId },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'making') ? readAgainMs : false),
  })
}

/** The user's files of the given kinds that are being made in the background, or were made within a day. */
export function StoredExports({ kinds }: { readonly kinds: readonly StoredExport['kind'][] }) {
  const t = useTranslations('exports')
  const { id: teamId } = useTeam()
  const { data = [] } = useQuery(storedExportsQuery(teamId))
  const shown = data.filter(({ kind }) => kinds.includes(kind))
  if (shown.length === 0) return null
  return (
    <ul className={classes.exports} aria-label={t('title')} aria-live="polite">
      {shown.map((one) => (
        <ExportRow key={one.id} file={one} />
      ))}
    </ul>
  )
}

function ExportRow({
  file: { id: exportId, fileName, state, done, total, keptUntil },
}: {
  readonly file: StoredExport
}) {
  const t = useTranslations('exports')
  const format = useFormatter()
  const { id: teamId, timeZone } = useTeam()
  const download = useAction(async () => saveFile(await api.storedExports.content({ teamId, exportId })))
  const until =
    keptUntil && format.dateTime(new Date(keptUntil), { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (
    <li>
      <span>
        <b>{fileName}</b>
        <small>
          {state === 'making' && t('making', { done, total })}
          {state === 'ready' && t('ready', { until: until ?? '' })}
          {state === 'failed' && t('failed')}
        </small>
      </span>
      {state === 'making' && <Loader size="xs" aria-hidden="true" />}
      {state === 'ready' && (
        <Button
          variant="default"
          loading={download.isRunning}
          leftSection={<Icon of={IconDownload} size={18} />}
          aria-label={t('downloadNamed', { file: fileName })}
          onClick={() => download.run()}
        >
          {t('download')}
        </Button>
      )}
      <ProblemNote error={download.error} />
    </li>
  )
}
