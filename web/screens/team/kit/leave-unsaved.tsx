import { Button, Group } from '@mantine/core'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'
import { Dialog } from '#ui/dialog.tsx'

/** Asks before the user leaves a page with unsaved changes. */
export function LeaveUnsaved({
  isUnsaved,
  within,
  text,
}: {
  readonly isUnsaved: boolean
  /** Prefix of the addresses that share the unsaved changes. Absent: only this page. */
  readonly within?: string
  /** Text that describes the loss. */
  readonly text: string
}) {
  const t = useTranslations('team.leaveUnsaved')
  const blocker = useBlocker(({ currentLocation, nextLocation: { pathname } }) => {
    const isKept = within === undefined ? pathname === currentLocation.pathname : pathname.startsWith(within)
    return isUnsaved && !isKept
  })
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault()
  })
  return (
    <Dialog
      opened={blocker.state === 'blocked' && isUnsaved}
      onClose={() => blocker.reset?.()}
      title={t('title')}
    >
      <p>{text}</p>
      <Group>
        <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
          {t('stay')}
        </Button>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {t('leave')}
        </Button>
      </Group>
    </Dialog>
  )
}
