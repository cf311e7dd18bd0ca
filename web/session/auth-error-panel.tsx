import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { authErrors } from '#messages/en/auth-errors.ts'
import { CodeProblem } from '#code/code-problem.tsx'
import { CodeNotLoaded } from '#code/load-code.ts'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { authCodeOf } from './auth-code.ts'

const noConnection = 'auth/network-request-failed'

/** Text for a failed sign-in; a code without a text is shown, so that it can be reported. */
export function AuthErrorPanel({
  error,
  of,
  children,
}: {
  readonly error: unknown
  /**
   * A password was entered, for any address or for the current account: a server with enumeration protection
   * only reports "wrong".
   */
  readonly of?: 'password' | 'own-password'
  /** An action below the text. */
  readonly children?: ReactNode
}) {
  const t = useTranslations('authErrors')
  const common = useTranslations('common')
  if (error === null || error === undefined) return null
  const code = authCodeOf(error)
  if (error instanceof CodeNotLoaded && error.reason === 'gone') return <CodeProblem error={error} />
  return (
    <Note kind="problem" icon={<Icon of={IconAlertCircle} size={18} />}>
      <b>{code === noConnection ? common('noConnection') : t('title')}</b>
      <div>{words()}</div>
      {children}
    </Note>
  )

  function words(): ReactNode {
    if (code === undefined) return (error instanceof Error && error.message) || t('unknown')
    if (of && code === 'auth/invalid-credential')
      return t(of === 'password' ? 'passwordRefused' : 'codes.wrong-password')
    if (code === noConnection)
      return (
        <>
          {common('noConnectionText')} <code translate="no">{code}</code>
        </>
      )
    const name = code.replace(/^auth\//, '')
    if (name === 'too-many-requests') return tooMany()
    return isKnown(name)
      ? t(`codes.${name}`)
      : t.rich('other', { code: () => <code translate="no">{code}</code> })
  }

  /** Our server reports how long to wait; the hosted service does not. */
  function tooMany(): string {
    const seconds = /in (\d+) seconds/.exec(error instanceof Error ? error.message : '')?.[1]
    return seconds === undefined
      ? t('tooMany')
      : t('tooManyWait', { minutes: Math.ceil(Number(seconds) / 60) })
  }
}

type KnownCode = keyof typeof authErrors.codes

function isKnown(name: string): name is KnownCode {
  return Object.hasOwn(authErrors.codes, name)
}
