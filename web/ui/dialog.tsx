import { Modal, type ModalProps } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFocusBack } from './use-focus-back.ts'

/** A dialog that gives the focus back, and whose close button has its name in the reader's language. Its foot is `DialogFoot`. */
export function Dialog(props: ModalProps) {
  const t = useTranslations('common')
  useFocusBack(props.opened)
  return <Modal closeButtonProps={{ 'aria-label': t('close') }} {...props} />
}
