import { Modal, type ModalProps } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFocusBack } from './use-focus-back.ts'

/**
 * A dialog that returns the focus on closing, with a close button labelled in the reader's language. Its foot
 * is `DialogFoot`.
 */
export function Dialog(props: ModalProps) {
  const t = useTranslations('common')
  useFocusBack(props.opened)
  return <Modal closeButtonProps={{ 'aria-label': t('close') }} {...props} />
}
