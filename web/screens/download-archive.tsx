import type { TeamArchive, TeamId } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { saveFile } from '#ui/save-file.ts'
import { Icon } from '#ui/icon.tsx'

/** Interval of reading while an archive is being made. Milliseconds. */
const readAgainMs = 2000

/** The newest archive of a team. For owners, even if the team is closed. */
export function lastArchiveQuery(teamId: TeamId) {
  return query.teamArchives.getLast.queryOptions({
    input: { teamId },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? readAgainMs : false),
  })
}

/** Saves a finished archive as a file. */
export function DownloadArchive({
  teamId,
  archive: { id: archiveId },
}: {
  readonly teamId: TeamId
  readonly archive: TeamArchive
}) {
  const t = useTranslations('teams.archive')
  const download = useAction(async () => saveFile(await api.teamArchives.content({ teamId, archiveId })))
  return (
    <>
      <Button
        variant="default"
        loading={download.isRunning}
        leftSection={<Icon of={IconDownload} size={18} />}
        onClick={() => download.run()}
      >
        {t('download')}
      </Button>
      <ProblemNote error={download.error} />
    </>
  )
}
