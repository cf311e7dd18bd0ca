import { Button, Skeleton } from '@mantine/core'
import { IconAlertCircle, IconWifiOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { useIsWaitingForNetwork } from '#api/is-offline.ts'
import { Note } from '#ui/notes/note.tsx'
import { useEndWords } from '#ui/notes/use-end-words.ts'
import { Icon } from '#ui/icon.tsx'
import list from './list.module.css'
import classes from './list-states.module.css'

/**
 * Placeholder rows with the height of real ones, or a note that reads wait for the network; nothing for the
 * first 300 ms.
 */
export function SkeletonRows() {
  const t = useTranslations('common')
  if (useIsWaitingForNetwork())
    return (
      <div className={`${list.notes} ${classes.waiting}`} role="status">
        <Note kind="news" icon={<Icon of={IconWifiOff} size={18} />}>
          {t('listOffline')}
        </Note>
      </div>
    )
  return (
    <div className={classes.skeleton} role="status">
      <span className="cp-hidden">{t('loading')}</span>
      {[46, 36, 52, 41, 49, 38, 44, 50].map((width) => (
        <div key={width}>
          <Skeleton height={24} width={24} />
          <Skeleton height={12} width={`${width}%`} />
          <span />
          <Skeleton height={22} width={72} />
          <Skeleton height={12} width={56} />
        </div>
      ))}
    </div>
  )
}

/** A list failed to load: message, error code, and a button to retry. */
export function ListProblem({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  const t = useTranslations('common')
  const ended = useEndWords()(error)
  return (
    <div className={list.notes}>
      <Note
        kind="problem"
        icon={<Icon of={IconAlertCircle} size={18} />}
        action={
          <Button variant="default" size="xs" onClick={retry}>
            {t('tryAgain')}
          </Button>
        }
      >
        {ended ?? (
          <>
            <b>{t('problem')}</b>
            <br />
            {t('tryLater')} <code translate="no">{codeOf(error) ?? error.name}</code>
          </>
        )}
      </Note>
    </div>
  )
}
