import { Drawer, Modal } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { useFocusBack } from '#ui/use-focus-back.ts'
import { CameraView } from './camera-view.tsx'
import classes from './scan-dialog.module.css'

/** Reads barcodes by camera or from a picture and returns them as one text; a full-screen sheet on phones. */
export function ScanDialog({
  isOpen,
  close,
  returnsFocus,
  onText,
}: {
  readonly isOpen: boolean
  readonly close: () => void
  /** Returns focus to the button that opened it; false when a text was found, which focuses the field. */
  readonly returnsFocus: boolean
  readonly onText: (text: string) => void
}) {
  const t = useTranslations('counter.scan')
  const common = useTranslations('common')
  const isPhone = useScreenSize() === 'phone'
  useFocusBack(isOpen)
  const shared = {
    opened: isOpen,
    onClose: close,
    returnFocus: returnsFocus,
    title: t('title'),
    closeButtonProps: { 'aria-label': common('close'), size: 44, iconSize: 20 },
    children: <CameraView onText={onText} />,
  }
  if (isPhone)
    return (
      <Drawer
        {...shared}
        position="bottom"
        classNames={{ content: classes.sheet ?? '', title: 'mantine-Modal-title' }}
      />
    )
  return <Modal {...shared} size={640} />
}
