import { Button, TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import classes from './api-screen.module.css'
import { CopyText } from './copy-text.tsx'

/** A secret right after its creation: it cannot be shown again. */
export function ShownSecret({
  text,
  label,
  secret,
  onClose,
}: {
  readonly text: string
  readonly label: string
  readonly secret: string
  readonly onClose: () => void
}) {
  const t = useTranslations('settings.api')
  return (
    <div className={classes.secret} role="status">
      <Icon of={IconCircleCheck} />
      <p>
        <b>{text}</b> {t('notAgain')}
      </p>
      <TextInput
        className={classes.secretField ?? ''}
        aria-label={label}
        value={secret}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyText value={secret} />
      <Button variant="subtle" onClick={onClose}>
        {t('stored')}
      </Button>
    </div>
  )
}
