import { Button, Loader } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { DownloadArchive, lastArchiveQuery } from '../../../download-archive.tsx'
import { useTeam } from '../../team-context.ts'
import classes from './close-screen.module.css'

/** Export of all data of the team as one file: requested, then made, then kept for some days. */
export function ArchiveStep() {
  const t = useTranslations('settings.close.data')
  const format = useFormatter()
  const { id: teamId, timeZone } = useTeam()
  const lastArchive = lastArchiveQuery(teamId)
  const { data: archive, error } = useQuery(lastArchive)
  const make = useAction(() => api.teamArchives.make({ teamId }), {
    keepsAs: lastArchive.queryKey,
  })
  const at = (moment: string) =>
    format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const isMaking = archive?.state === 'making'
  return (
    <>
      <p className="cp-dim">{t('text')}</p>
      <div className={classes.exports} aria-live="polite">
        {isMaking && (
          <span className={classes.making}>
            <Loader size="xs" aria-hidden="true" /> {t('making')}
          </span>
        )}
        {archive?.state === 'ready' && <DownloadArchive teamId={teamId} archive={archive} />}
        {archive !== undefined && !isMaking && (
          <Button
            variant={archive?.state === 'ready' ? 'subtle' : 'default'}
            loading={make.isRunning}
            leftSection={<Icon of={IconFileZip} size={18} />}
            onClick={() => make.run()}
          >
            {t(archive?.state === 'ready' ? 'again' : 'make')}
          </Button>
        )}
      </div>
      {archive?.state === 'ready' && archive.keptUntil !== null && (
        <p className={classes.kept}>
          {t('has', { quotes: archive.quotes, customers: archive.customers, files: archive.files })}{' '}
          {t('size', { megabytes: Math.max(1, Math.round((archive.size ?? 0) / 100_000)) / 10 })}{' '}
          {t('kept', { made: at(archive.madeAt ?? archive.askedAt), until: at(archive.keptUntil) })}
        </p>
      )}
      {archive?.state === 'failed' && <Note kind="problem">{t('failed')}</Note>}
      {codeOf(make.error) === 'archive/too-many' ? (
        <Note kind="problem">{t('tooMany')}</Note>
      ) : (
        <ProblemNote error={make.error ?? error} />
      )}
    </>
  )
}
