import type { PublishedVersion } from '@costard/contract'
import { UnstyledButton } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { ChangesContext } from '#live/changes.ts'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../../team-context.ts'
import { useDays } from '../../../kit/use-days.ts'
import classes from './versions.module.css'

/** Published versions, latest first: author, time, note, and number of quotes. */
export function VersionList({
  versions,
  live,
  chosen,
  onChoose,
}: {
  readonly versions: readonly PublishedVersion[]
  readonly live: number
  readonly chosen: number
  readonly onChoose: (version: number) => void
}) {
  const t = useTranslations('catalog.versions')
  const { members } = use(ChangesContext)
  const days = useDays(useTeam().timeZone)
  return (
    <>
      <p className={classes.hint}>{t('keep')}</p>
      <ul className={classes.versions}>
        {versions.map(({ version, publishedAt, publishedBy, note, quotes }) => (
          <li key={version}>
            <UnstyledButton
              className={classes.version}
              aria-pressed={version === chosen}
              onClick={() => onChoose(version)}
            >
              <span className={classes.number}>{t('short', { version })}</span>
              <span className={classes.words}>
                <b>{note || t('noNote', { version })}</b>
                <small>
                  {days.inWords(publishedAt)}
                  {members.get(publishedBy)?.name && `, ${members.get(publishedBy)?.name}`}
                </small>
              </span>
              <span className={classes.quotes}>
                {version === live && (
                  <b className={classes.live}>
                    <Icon of={IconCircleCheck} size={16} /> {t('live')}
                  </b>
                )}
                <span>{t('quotes', { count: quotes })}</span>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  )
}
