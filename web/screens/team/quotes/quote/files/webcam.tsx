import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCamera } from '#scan/use-camera.ts'
import classes from './files.module.css'

/** Live picture of this computer's camera, with a button that takes a photo. */
export function Webcam({ onPhoto }: { readonly onPhoto: (photo: File) => void }) {
  const t = useTranslations('files')
  const scan = useTranslations('counter.scan')
  const common = useTranslations('common')
  const { state, switchOver, tryAgain } = useCamera()
  const video = useRef<HTMLVideoElement>(null)
  const [taken, setTaken] = useState(0)
  const camera = state.kind === 'live' ? state.camera : undefined
  useEffect(() => {
    if (!video.current || !camera) return
    video.current.srcObject = camera.stream
    // Rejects if the dialog closes at once; there is nothing to show then.
    video.current.play().catch(() => {})
  }, [camera])
  const take = async () => {
    const photo = video.current && (await photoOf(video.current))
    if (!photo) return
    onPhoto(photo)
    setTaken((count) => count + 1)
  }
  if (state.kind === 'problem')
    return (
      <div role="alert" className={classes.webcam}>
        <b>{scan(`problem.${state.problem}`)}</b>
        <span>{scan(`wayOut.${state.problem}`)}</span>
        {state.problem !== 'insecure' && (
          <Button variant="default" onClick={tryAgain}>
            {common('tryAgain')}
          </Button>
        )}
      </div>
    )
  return (
    <div className={classes.webcam}>
      <video ref={video} aria-label={scan('film')} muted playsInline />
      <Button disabled={!camera} onClick={() => void take()}>
        {t('takePhoto')}
      </Button>
      {state.kind === 'live' && state.others.length > 0 && (
        <Button variant="default" onClick={switchOver}>
          {scan('switchOver')}
        </Button>
      )}
      <span className="cp-dim" role="status">
        {taken > 0 && t('taken', { count: taken })}
      </span>
    </div>
  )
}

async function photoOf(video: HTMLVideoElement): Promise<File | undefined> {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return blob ? new File([blob], 'webcam.jpg', { type: 'image/jpeg' }) : undefined
}
