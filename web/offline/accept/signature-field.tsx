import { writeSignature } from '@costard/quotes'
import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import SignaturePad from 'signature_pad'
import { useTranslations } from 'use-intl'
import classes from './accept.module.css'

/** A field to draw a signature in. onChange: the strokes as core/quotes writes them; '' while there is none. */
export function SignatureField({ onChange }: { readonly onChange: (signature: string) => void }) {
  const t = useTranslations('offline.accept')
  const canvas = useRef<HTMLCanvasElement>(null)
  const clear = useRef<() => void>(undefined)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const pad = new SignaturePad(element, { penColor: getComputedStyle(element).color })
    const write = () => {
      const strokes = pad.toData().map(({ points }) => points)
      changed(writeSignature(strokes, { width: element.clientWidth, height: element.clientHeight }))
    }
    let width = element.clientWidth
    const fit = () => {
      const scale = element.clientWidth / width
      const strokes = pad.toData().map(({ points, ...stroke }) => ({
        ...stroke,
        points: points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
      }))
      width = element.clientWidth
      element.width = width * devicePixelRatio
      element.height = element.clientHeight * devicePixelRatio
      element.getContext('2d')?.scale(devicePixelRatio, devicePixelRatio)
      pad.fromData(strokes)
    }
    const sizes = new ResizeObserver(fit)
    sizes.observe(element)
    pad.addEventListener('endStroke', write)
    clear.current = () => {
      pad.clear()
      write()
    }
    return () => {
      sizes.disconnect()
      pad.off()
    }
  }, [])
  return (
    <div>
      <div className={classes.padHead}>
        <span>{t('sign')}</span>
        <Button variant="subtle" size="compact-sm" onClick={() => clear.current?.()}>
          {t('clear')}
        </Button>
      </div>
      <canvas ref={canvas} className={classes.pad} role="img" aria-label={t('pad')} />
    </div>
  )
}
