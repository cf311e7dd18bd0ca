import { Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { AuthErrorPanel } from './auth-error-panel.tsx'
import { finishLink, cancelLink, hasIdentityToLink } from './microsoft.ts'
import { useSignedIn } from './session-context.ts'

/**
 * Asks the signed-in user whether to link the Microsoft account used earlier in this browser. Never links
 * without asking: on a shared device, somebody else may have started with their own account under this
 * address.
 */
export function LinkMicrosoftDialog() {
  const t = useTranslations('linkMicrosoft')
  const { user, refresh } = useSignedIn()
  const [isAsking, setIsAsking] = useState(() => hasIdentityToLink(user))
  const link = useAction(() => finishLink(user), {
    done: t('done'),
    rereads: [query.account.get.queryKey()],
    onDone: () => {
      setIsAsking(false)
      refresh()
    },
  })
  const leave = () => {
    cancelLink()
    setIsAsking(false)
  }
  return (
    <Dialog opened={isAsking} onClose={leave} title={t('title')}>
      <Stack gap="md">
        <Text>{t.rich('text', { email: user.email ?? '', b: (chunks: ReactNode) => <b>{chunks}</b> })}</Text>
        <Text>{t('warning')}</Text>
        <AuthErrorPanel error={link.error} />
        <Group className="cp-dialog-foot" justify="flex-end" gap="xs">
          <Button variant="default" data-autofocus onClick={leave}>
            {t('notNow')}
          </Button>
          <ActionButton action={link} label={t('link')} running={t('linking')} />
        </Group>
      </Stack>
    </Dialog>
  )
}
