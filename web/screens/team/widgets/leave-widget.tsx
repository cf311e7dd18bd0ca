import { Button, Group, Modal } from '@mantine/core'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'

/** Asks before a widget is left while its settings are not saved. */
export function LeaveWidget({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const t = useTranslations('widgets.leave')
  const common = useTranslations('common')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && nextLocation.pathname !== currentLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault()
  })
  return (
    <Modal
      opened={blocker.state === 'blocked' && isUnsaved}
      onClose={() => blocker.reset?.()}
      title={t('title')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <p>{t('text')}</p>
      <Group>
        <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
          {t('stay')}
        </Button>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {t('leave')}
        </Button>
      </Group>
    </Modal>
  )
}
