import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { queryClient } from '#api/query-client.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { AuthErrorPanel } from './auth-error-panel.tsx'
import { finishLink, forgetLink, hasIdentityToLink } from './microsoft.ts'
import { useSignedIn } from './session-context.ts'

/**
 * Asks whoever signed in whether to link the Microsoft account that was used here before. Never without asking: on a
 * shared device somebody else may have begun it, with an account of theirs that names this address.
 */
export function LinkMicrosoftDialog() {
  const t = useTranslations('linkMicrosoft')
  const common = useTranslations('common')
  const { user, refresh } = useSignedIn()
  const [isAsking, setIsAsking] = useState(() => hasIdentityToLink(user))
  const link = useMutation({
    mutationFn: () => finishLink(user),
    onSuccess: () => {
      setIsAsking(false)
      notifications.show({ closeButtonProps: { 'aria-label': common('close') }, message: t('done') })
      refresh()
      return queryClient.invalidateQueries({ queryKey: query.account.get.queryKey() })
    },
  })
  const leave = () => {
    forgetLink()
    setIsAsking(false)
  }
  return (
    <Modal
      opened={isAsking}
      onClose={leave}
      title={t('title')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Stack gap="md">
        <Text>{t.rich('text', { email: user.email ?? '', b: (chunks: ReactNode) => <b>{chunks}</b> })}</Text>
        <Text>{t('warning')}</Text>
        <AuthErrorPanel error={link.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" data-autofocus onClick={leave}>
            {t('notNow')}
          </Button>
          <ActionButton
            isRunning={link.isPending}
            label={t('link')}
            running={t('linking')}
            onClick={() => link.mutate()}
          />
        </Group>
      </Stack>
    </Modal>
  )
}
