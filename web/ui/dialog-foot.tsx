import { Button, Group } from '@mantine/core'
import type { ComponentProps } from 'react'
import { ActionButton } from './action-button.tsx'

/** The buttons of a dialog: leave it, or do what it is about. */
export function DialogFoot({
  keep,
  onClose,
  ...action
}: ComponentProps<typeof ActionButton> & { readonly keep: string; readonly onClose: () => void }) {
  return (
    <Group justify="flex-end" gap="xs" mt="lg">
      <Button variant="default" onClick={onClose}>
        {keep}
      </Button>
      <ActionButton {...action} />
    </Group>
  )
}
