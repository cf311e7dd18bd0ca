import { Button, Loader } from '@mantine/core'
import { IconBulb, IconBulbOff, IconCameraRotate } from '@tabler/icons-react'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Camera, setTorch } from '#scan/camera.ts'
import type { CameraState } from '#scan/use-camera.ts'
import classes from './scan-dialog.module.css'

/** The camera picture, with buttons for the torch and for the other camera. */
export function CameraPreview({
  ref,
  state,
  onSwitchOver,
}: {
  readonly ref: RefObject<HTMLVideoElement | null>
  readonly state: Exclude<CameraState, { kind: 'problem' }>
  readonly onSwitchOver: () => void
}) {
  const t = useTranslations('counter.scan')
  const camera = state.kind === 'live' ? state.camera : undefined
  const [litCamera, setLitCamera] = useState<Camera>()
  const isLit = camera !== undefined && camera === litCamera
  useEffect(() => {
    if (!ref.current || !camera) return
    ref.current.srcObject = camera.stream
    // Rejects if the dialog closes at once; there is nothing to show then.
    ref.current.play().catch(() => {})
  }, [ref, camera])
  const light = async () => {
    if (!camera) return
    await setTorch(camera, !isLit)
    setLitCamera(isLit ? undefined : camera)
  }
  return (
    <>
      <p className="cp-dim">{t('lead')}</p>
      <div className={classes.film}>
        <video ref={ref} aria-label={t('film')} muted playsInline />
        {state.kind === 'starting' ? (
          <span className={classes.starting}>
            <Loader size={20} color="white" /> {t('starting')}
          </span>
        ) : (
          <span className={classes.aim} aria-hidden="true" />
        )}
        <div className={classes.tools}>
          {camera?.hasTorch && (
            <Button
              variant="default"
              size="md"
              aria-pressed={isLit}
              leftSection={
                isLit ? <IconBulbOff size={18} stroke={1.75} /> : <IconBulb size={18} stroke={1.75} />
              }
              onClick={() => void light()}
            >
              {t(isLit ? 'torchOff' : 'torchOn')}
            </Button>
          )}
          {state.kind === 'live' && state.others.length > 0 && (
            <Button
              variant="default"
              size="md"
              leftSection={<IconCameraRotate size={18} stroke={1.75} />}
              onClick={onSwitchOver}
            >
              {t('switchOver')}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
