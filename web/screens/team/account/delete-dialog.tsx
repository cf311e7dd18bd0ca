import type { OwnTeam } from '@costard/contract'
import { Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { deleteUser } from 'firebase/auth'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { fieldError } from '#forms/field-error.tsx'
import { paths } from '#paths'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { clearTypedEmail } from '#session/remembered-email.ts'
import { useSignedIn } from '#session/session-context.ts'
import { replaceAddress } from '#ui/layout/replace-address.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import classes from './account-screen.module.css'
import { visibleError, useWithRecentSignIn } from './recent-sign-in-context.ts'
import { useAccount } from './use-account.ts'

/** Shows the outcome for each team and requires typing the email before deleting the account. */
export function DeleteDialog({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const t = useTranslations('account.delete')
  const { user } = useSignedIn()
  const { teams, signInMethods } = useAccount()
  const withRecentSignIn = useWithRecentSignIn()
  const word = user.email ?? t('word')
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { word: '' },
    validate: {
      word: (text) =>
        text.trim().toLowerCase() === word.toLowerCase() ? null : fieldError(t('mismatch', { word })),
    },
  })
  const remove = useAction(
    () =>
      withRecentSignIn(async () => {
        // With hosted identity, our server is not notified of deletions, so leave the teams first.
        if (signInMethods === null) await api.account.leaveTeams()
        await deleteUser(user)
      }),
    {
      done: t('done'),
      onDone: () => {
        clearTypedEmail()
        // The router ended with the session, so use the browser.
        replaceAddress(paths.home())
      },
    },
  )
  const submit = form.onSubmit(
    () => {
      remove.run()
    },
    () => form.getInputNode('word')?.focus(),
  )
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={t('dialogTitle')}
      // Escape must close the sign-in dialog above, not this one.
      closeOnEscape={!remove.isRunning}
      closeOnClickOutside={!remove.isRunning}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{t(teams.length > 0 ? 'lead' : 'noTeams')}</Text>
          {teams.length > 0 && (
            <ul className={classes.fates}>
              {teams.map((team) => (
                <li key={team.id}>
                  <TeamOutcome team={team} />
                </li>
              ))}
            </ul>
          )}
          <TextInput
            key={form.key('word')}
            {...form.getInputProps('word')}
            label={t('confirm', { word })}
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
          />
          <AuthErrorPanel error={visibleError(remove.error)} />
          <DialogFoot
            keep={t('keep')}
            onClose={onClose}
            type="submit"
            color="red"
            isRunning={remove.isRunning}
            label={t('apply')}
            running={t('deleting')}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

function TeamOutcome({ team: { name, teamOutcome, successor } }: { readonly team: OwnTeam }) {
  const t = useTranslations('account.delete')
  return t.rich(teamOutcome, {
    team: name,
    successor: successor ?? t('successorUnknown'),
    b: (chunks: ReactNode) => <b>{chunks}</b>,
  })
}
