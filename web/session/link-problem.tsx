import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/note.tsx'
import formClasses from './account-form.module.css'
import { isSpentLink } from './auth-code.ts'
import { AuthErrorPanel } from './auth-error-panel.tsx'

/** An emailed link that failed: why, and what to do. Without an error, part of it is missing. */
export function LinkProblem({
  error,
  onTryAgain,
  onStartAgain,
}: {
  readonly error: unknown
  readonly onTryAgain: () => void
  readonly onStartAgain: () => void
}) {
  const t = useTranslations('linkProblem')
  const common = useTranslations('common')
  const isWhole = error !== null && error !== undefined
  const canTryAgain = isWhole && !isSpentLink(error)
  return (
    <div className={formClasses.form}>
      {isWhole ? (
        <AuthErrorPanel error={error} />
      ) : (
        <Note kind="problem" icon={<IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />}>
          {t('incomplete')}
        </Note>
      )}
      <div className={formClasses.others}>
        {canTryAgain && (
          <Button className={formClasses.other} onClick={onTryAgain}>
            {common('tryAgain')}
          </Button>
        )}
        <Button
          className={formClasses.other}
          variant={canTryAgain ? 'default' : 'filled'}
          onClick={onStartAgain}
        >
          {t('startAgain')}
        </Button>
      </div>
    </div>
  )
}
