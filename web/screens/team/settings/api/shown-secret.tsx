import { Button, CopyButton, TextInput } from '@mantine/core'
import { IconCheck, IconCircleCheck, IconCopy } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from './api-screen.module.css'

/** A secret right after it was made: it is nowhere else. */
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
      <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
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
      <CopyButton value={secret}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={
              copied ? <IconCheck size={16} stroke={1.75} /> : <IconCopy size={16} stroke={1.75} />
            }
            onClick={copy}
          >
            {t(copied ? 'copied' : 'copy')}
          </Button>
        )}
      </CopyButton>
      <Button variant="subtle" onClick={onClose}>
        {t('stored')}
      </Button>
    </div>
  )
}
