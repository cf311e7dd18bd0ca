import { Button, Group, Modal } from '@mantine/core'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'

/** Asks before the page is left while changes are not saved. */
export function LeaveShop({ changes }: { readonly changes: number }) {
  const t = useTranslations('settings.shop.leave')
  const common = useTranslations('common')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changes > 0 && nextLocation.pathname !== currentLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (changes > 0) event.preventDefault()
  })
  return (
    <Modal
      opened={blocker.state === 'blocked' && changes > 0}
      onClose={() => blocker.reset?.()}
      title={t('title')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <p>{t('text', { count: changes })}</p>
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
