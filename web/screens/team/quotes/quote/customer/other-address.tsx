import { TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { asciiEmail, findEmailProblem, shownEmail } from '#forms/email.ts'
import { ActionButton } from '#ui/action-button.tsx'
import classes from './other-address.module.css'

/** Asks for another address to send the offer to. */
export function OtherAddress({
  email,
  isRunning,
  onSend,
}: {
  /** The address that the quote was sent to. */
  readonly email: string
  readonly isRunning: boolean
  readonly onSend: (email: string) => void
}) {
  const t = useTranslations('counter.delivery')
  const review = useTranslations('counter.review')
  const common = useTranslations('common')
  const [typed, setTyped] = useState(() => shownEmail(email))
  const [isWrong, setWrong] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const hasProblem = findEmailProblem(typed) !== undefined
    setWrong(hasProblem)
    if (!hasProblem) onSend(asciiEmail(typed))
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        className={classes.field}
        label={t('address')}
        type="email"
        autoFocus
        maxLength={254}
        value={typed}
        error={isWrong && review('emailInvalid')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ActionButton type="submit" isRunning={isRunning} label={t('sendThere')} running={common('sending')} />
    </form>
  )
}
