import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { updateProfile } from 'firebase/auth'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import { useSenderNameProblem } from '#forms/use-name-problem.ts'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { useSignedIn } from '#session/session-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import classes from './account-screen.module.css'
import { Card } from './card.tsx'
import { PhotoField } from './photo-field.tsx'

/** Maximum characters of a name; the server rejects longer ones. */
const longestName = 120

export function ProfileCard() {
  const t = useTranslations('account')
  const common = useTranslations('common')
  const { user, refresh } = useSignedIn()
  const nameProblem = useSenderNameProblem()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: user.displayName ?? '' },
    validate: { name: (text) => nameProblem(text) ?? null },
  })
  const save = useAction((name: string) => updateProfile(user, { displayName: name }), {
    done: common('saved'),
    onDone: () => {
      refresh()
    },
  })
  const submit = form.onSubmit(({ name }) => {
    save.run(name.trim())
  })
  return (
    <Card title={common('you')} help={t('profile.help')}>
      <PhotoField />
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          name="name"
          autoComplete="name"
          maxLength={longestName}
          label={t('profile.name')}
        />
        <AuthErrorPanel error={save.error} />
        <div className={classes.actions}>
          <ActionButton
            type="submit"
            isRunning={save.isRunning}
            label={common('save')}
            running={common('saving')}
          />
        </div>
      </form>
    </Card>
  )
}
