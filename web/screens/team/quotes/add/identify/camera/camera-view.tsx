import { identify } from '@costard/devices'
import { Button, FileButton } from '@mantine/core'
import { IconCircleCheck, IconPhoto } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCamera } from '#scan/use-camera.ts'
import { useLiveBarcodes } from '#scan/use-live-barcodes.ts'
import { type PictureRead, readDevicePicture } from '../field/read-device-picture.ts'
import { joinedText, noReadings, withBarcodes } from '../scans/readings.ts'
import { CameraProblem } from './camera-problem.tsx'
import { CameraPreview } from './camera-preview.tsx'
import classes from './scan-dialog.module.css'
import { useBarcodeReader } from './use-barcode-reader.ts'

/** Wait after identifying the device, for further barcodes on the same box. Milliseconds. */
const settleMs = 900

export function CameraView({ onText }: { readonly onText: (text: string) => void }) {
  const t = useTranslations('counter.scan')
  const camera = useCamera()
  const film = useRef<HTMLVideoElement>(null)
  const reader = useBarcodeReader()
  const [readings, setReadings] = useState(noReadings)
  const [picture, setPicture] = useState<'reading' | Exclude<PictureRead['kind'], 'text'>>()
  useLiveBarcodes(
    film,
    camera.state.kind === 'live' && picture !== 'reading' ? reader : undefined,
    (barcodes) => setReadings((before) => withBarcodes(before, barcodes)),
    () => setPicture('noReader'),
  )
  const text = joinedText(readings)
  const count = readings.used.length
  const isClear = count > 0 && identify(text).confidence === 'exact'
  const use = useEffectEvent(() => onText(text))
  useEffect(() => {
    if (count > 0) navigator.vibrate?.(60)
    if (!isClear) return undefined
    const timer = setTimeout(() => use(), settleMs)
    return () => clearTimeout(timer)
  }, [count, isClear])

  const readFile = async (file: File | null) => {
    if (!file) return
    setPicture('reading')
    const read = await readDevicePicture(file, reader)
    if (read.kind === 'text') onText(read.text)
    else setPicture(read.kind)
  }
  const status =
    picture !== undefined
      ? t(picture)
      : readings.isMisread
        ? t('misread')
        : camera.state.kind === 'live' && count === 0
          ? t('looking')
          : ''
  return (
    <div className={classes.view}>
      {camera.state.kind === 'problem' ? (
        <CameraProblem problem={camera.state.problem} onTryAgain={camera.tryAgain} />
      ) : (
        <CameraPreview ref={film} state={camera.state} onSwitchOver={camera.switchOver} />
      )}
      <div className={classes.readings} role="status">
        {readings.used.map(({ text: raw, value, says }) => (
          <p key={raw} className={classes.reading}>
            <IconCircleCheck size={16} stroke={1.75} /> {t(`read.${says}`)}
            <span className="cp-mono">{value}</span>
          </p>
        ))}
        <p
          className={classes.status}
          data-problem={(picture !== undefined && picture !== 'reading') || undefined}
        >
          {status}
        </p>
      </div>
      <div className={classes.foot}>
        <FileButton onChange={(file) => void readFile(file)} accept="image/*,.heic,.heif">
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="md"
              leftSection={<IconPhoto size={18} stroke={1.75} />}
              aria-busy={picture === 'reading'}
            >
              {t('picture')}
            </Button>
          )}
        </FileButton>
        {count > 0 && (
          <Button className={classes.use} size="md" onClick={() => onText(text)}>
            {t('use')}
          </Button>
        )}
      </div>
    </div>
  )
}
