import { Badge, Button, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { helpBelow } from '#forms/help-below.ts'
import { useEmailError } from '#forms/use-email-error.ts'
import classes from '../settings-form.module.css'
import type { ReplyToState } from './use-reply-to.ts'

export const replyToFieldId = 'reply-to'

/** Address for customers' replies, and what is missing before it is used. */
export function ReplyToField({
  replyTo,
  isTried,
}: {
  readonly replyTo: ReplyToState
  readonly isTried: boolean
}) {
  const t = useTranslations('settings.replyTo')
  const errorOf = useEmailError()
  const { text, change, isChanged, isWrong, proven, asked, sendAgain, isSending } = replyTo
  const isProven = proven !== null && asked === null && !isChanged
  return (
    <div className="cp-column cp-gap-4">
      <TextInput
        id={replyToFieldId}
        type="email"
        label={t('address')}
        description={t(text === '' ? 'none' : 'help')}
        inputWrapperOrder={helpBelow}
        maxLength={254}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        error={isTried && isWrong && errorOf(text)}
        {...(isProven && {
          rightSection: <Badge variant="light">{t('proven')}</Badge>,
          rightSectionWidth: 'auto',
        })}
      />
      {asked !== null && !isChanged && (
        <p className={classes.hint} role="status">
          {t('asked', { email: asked })} {proven === null ? t('none') : t('until', { email: proven })}{' '}
          <Button variant="subtle" size="compact-sm" loading={isSending} onClick={sendAgain}>
            {t('send')}
          </Button>
        </p>
      )}
    </div>
  )
}
