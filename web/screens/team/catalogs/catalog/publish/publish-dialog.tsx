import { Modal } from '@mantine/core'

export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  return <Modal opened onClose={onClose} />
}
