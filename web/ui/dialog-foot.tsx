import { Button, Group } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { ActionButton } from './action-button.tsx'

/** The buttons of a dialog: leave it, or do what it is about. keep: label of the first, otherwise “Cancel”. */
export function DialogFoot({
  keep,
  onClose,
  ...action
}: ComponentProps<typeof ActionButton> & { readonly keep?: string; readonly onClose: () => void }) {
  const t = useTranslations('common')
  return (
    <Group justify="flex-end" gap="xs" mt="lg">
      <Button variant="default" onClick={onClose}>
        {keep ?? t('cancel')}
      </Button>
      <ActionButton {...action} />
    </Group>
  )
}
