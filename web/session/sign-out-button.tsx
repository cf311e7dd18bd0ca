import { Button, type ButtonProps, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useWaitingWork } from '#live/waiting-work.ts'
import { paths } from '#paths'
import { Dialog } from '#ui/dialog.tsx'
import { leaveSession } from './session.ts'
import { useSignedIn } from './session-context.ts'

/**
 * Signs out; asks first if an anonymous user could never return, or quotes waiting on this device would be
 * lost.
 */
export function SignOutButton(looks: ButtonProps) {
  const t = useTranslations('signOut')
  const common = useTranslations('common')
  const { session, user } = useSignedIn()
  const [isAsking, { open, close }] = useDisclosure(false)
  const leave = () => void leaveSession(session)
  const waiting = useWaitingWork()?.waiting ?? 0
  const { tid } = useParams()
  return (
    <>
      <Button {...looks} onClick={user.isAnonymous || waiting > 0 ? open : leave}>
        {common('signOut')}
      </Button>
      <Dialog
        opened={isAsking}
        onClose={close}
        title={waiting > 0 ? t('waitingTitle', { count: waiting }) : t('title')}
      >
        <Text>{waiting > 0 ? t('waitingText') : t('text')}</Text>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button color="red" variant="subtle" onClick={leave}>
            {common('signOut')}
          </Button>
          {waiting > 0 && tid !== undefined ? (
            <Button component={Link} to={paths.waiting(tid)} onClick={close}>
              {t('toWaiting')}
            </Button>
          ) : (
            <Button component={Link} to={paths.signUp()}>
              {t('addEmail')}
            </Button>
          )}
        </Group>
      </Dialog>
    </>
  )
}
