import { Button, type ButtonProps, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Dialog } from '#ui/dialog.tsx'
import { leaveSession } from './session.ts'
import { useSignedIn } from './session-context.ts'

/** Signs out; asks first when an anonymous user could never return. */
export function SignOutButton(looks: ButtonProps) {
  const t = useTranslations('signOut')
  const common = useTranslations('common')
  const { session, user } = useSignedIn()
  const [isAsking, { open, close }] = useDisclosure(false)
  const leave = () => void leaveSession(session)
  return (
    <>
      <Button {...looks} onClick={user.isAnonymous ? open : leave}>
        {common('signOut')}
      </Button>
      <Dialog opened={isAsking} onClose={close} title={t('title')}>
        <Text>{t('text')}</Text>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button color="red" variant="subtle" onClick={leave}>
            {common('signOut')}
          </Button>
          <Button component={Link} to={paths.signUp()}>
            {t('addEmail')}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
