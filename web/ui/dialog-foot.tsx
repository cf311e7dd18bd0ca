import { Button, Group } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { ActionButton } from './action-button.tsx'

/** Buttons of a dialog: close, and the main action. keep: label of the first, by default “Cancel”. */
export function DialogFoot({
  keep,
  onClose,
  ...action
}: ComponentProps<typeof ActionButton> & { readonly keep?: string; readonly onClose: () => void }) {
  const t = useTranslations('common')
  return (
    <Group className="cp-dialog-foot" justify="flex-end" gap="xs" mt="lg">
      <Button variant="default" onClick={onClose}>
        {keep ?? t('cancel')}
      </Button>
      <ActionButton {...action} />
    </Group>
  )
}
