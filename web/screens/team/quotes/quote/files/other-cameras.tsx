import type { Quote } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconCamera, IconQrcode } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyView } from '#code/lazy-view.tsx'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { Dialog } from '#ui/dialog.tsx'
import classes from './files.module.css'
import type { FilesOf } from './use-add-files.ts'

const Webcam = lazyView(
  () => import('./webcam.tsx'),
  ({ Webcam }) => Webcam,
)
const PhoneCode = lazyView(
  () => import('./phone-code.tsx'),
  ({ PhoneCode }) => PhoneCode,
)

/**
 * Photos with this computer's camera, or with a phone that scans a code. Phones use their own camera
 * directly.
 */
export function OtherCameras({
  quote,
  of,
  onPhoto,
}: {
  readonly quote: Pick<Quote, 'id'>
  readonly of: FilesOf
  readonly onPhoto: (photo: File) => void
}) {
  const t = useTranslations('files')
  const [shown, setShown] = useState<'webcam' | 'phone'>()
  const close = () => setShown(undefined)
  return (
    <div className={classes.cameras}>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<Icon of={IconCamera} size={16} />}
        onClick={() => setShown('webcam')}
      >
        {t('webcam')}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<Icon of={IconQrcode} size={16} />}
        onClick={() => setShown('phone')}
      >
        {t('phone')}
      </Button>
      <Dialog opened={shown !== undefined} onClose={close} title={t(shown === 'webcam' ? 'webcam' : 'phone')}>
        <Suspense>
          {shown === 'webcam' && <Webcam onPhoto={onPhoto} />}
          {shown === 'phone' && <PhoneCode quote={quote} of={of} />}
        </Suspense>
      </Dialog>
    </div>
  )
}
