import { Modal, type ModalProps } from '@mantine/core'
import { useTranslations } from 'use-intl'

/** A dialog whose close button has its name in the reader's language. Its foot is `DialogFoot`. */
export function Dialog(props: ModalProps) {
  const t = useTranslations('common')
  return <Modal closeButtonProps={{ 'aria-label': t('close') }} {...props} />
}
