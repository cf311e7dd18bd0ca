import { IconSend } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { useSignedIn } from '#session/session-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Icon } from '#ui/icon.tsx'

const problems = {
  'quote/sender-unverified': 'unverified',
  'quote/sign-up-to-send': 'signUp',
  'message/too-many-tests': 'tooMany',
} as const

/** Sends the message to the user by mail, as a test. */
export function TestMessage({
  tried,
  isDisabled,
}: {
  readonly tried: Parameters<typeof api.messages.test>[0]
  readonly isDisabled: boolean
}) {
  const t = useTranslations('settings.message')
  const common = useTranslations('common')
  const { user } = useSignedIn()
  const testing = useAction(() => api.messages.test(tried), {
    done: ({ to }) => t('tested', { email: to }),
  })
  const known: Readonly<Record<string, (typeof problems)[keyof typeof problems]>> = problems
  const problem = known[codeOf(testing.error) ?? '']
  return (
    <>
      <ActionButton
        variant="default"
        fullWidth
        disabled={isDisabled}
        leftSection={<Icon of={IconSend} size={16} />}
        isRunning={testing.isRunning}
        label={t('test')}
        running={common('sending')}
        onClick={() => testing.run()}
      />
      {user.email && <p className="cp-dim">{t('testTo', { email: user.email })}</p>}
      {problem ? (
        <Note kind="problem">{t(`testProblem.${problem}`)}</Note>
      ) : (
        <ProblemNote error={testing.error} />
      )}
    </>
  )
}
