import { Button, Group, Modal } from '@mantine/core'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'
import type { UnsavedWordings } from './unsaved-wordings.ts'

/** Asks before the screen is left while texts are not saved; between messages they are kept. */
export function LeaveMessages({ unsaved }: { readonly unsaved: UnsavedWordings }) {
  const t = useTranslations('settings.message')
  const common = useTranslations('common')
  const count = unsaved.size
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => count > 0 && nextLocation.pathname !== currentLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (count > 0) event.preventDefault()
  })
  const names = new Set([...unsaved.values()].map(({ name }) => t(`name.${name}`)))
  return (
    <Modal
      opened={blocker.state === 'blocked' && count > 0}
      onClose={() => blocker.reset?.()}
      title={t('leave.title')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <p>{t('leave.text', { count, names: [...names].join(', ') })}</p>
      <Group>
        <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
          {t('leave.stay')}
        </Button>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {t('leave.leave')}
        </Button>
      </Group>
    </Modal>
  )
}
