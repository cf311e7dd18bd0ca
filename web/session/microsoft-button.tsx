import { Button } from '@mantine/core'
import { IconBrandWindows } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { ActionButton } from '#ui/action-button.tsx'
import { Icon } from '#ui/icon.tsx'
import formClasses from './account-form.module.css'
import { authCodeOf } from './auth-code.ts'
import { AuthErrorPanel } from './auth-error-panel.tsx'
import type { Microsoft } from './use-microsoft.ts'

export function MicrosoftButton({
  microsoft,
  label,
  running,
}: {
  readonly microsoft: Microsoft
  readonly label: string
  readonly running: string
}) {
  return (
    <ActionButton
      className={formClasses.other}
      variant="default"
      fullWidth
      icon={<Icon of={IconBrandWindows} size={18} />}
      isRunning={microsoft.isRunning}
      label={label}
      running={running}
      onClick={() => microsoft.start()}
    />
  )
}

/** Error of a Microsoft sign-in, with a button to continue in this window if popups are blocked. */
export function MicrosoftProblem({ microsoft }: { readonly microsoft: Microsoft }) {
  const t = useTranslations('signIn')
  return (
    <AuthErrorPanel error={microsoft.error}>
      {authCodeOf(microsoft.error) === 'auth/popup-blocked' && (
        <Button variant="default" mt="xs" onClick={() => microsoft.start({ isRedirect: true })}>
          {t('continueHere')}
        </Button>
      )}
    </AuthErrorPanel>
  )
}
