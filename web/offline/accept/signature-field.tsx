import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { signatureCanvas } from '../../signature/signature-canvas.ts'
import classes from './accept.module.css'

/**
 * Field for drawing a signature. onChange: called with the strokes in the format of core/quotes; '' if there
 * are none.
 */
export function SignatureField({ onChange }: { readonly onChange: (signature: string) => void }) {
  const t = useTranslations('offline.accept')
  const canvas = useRef<HTMLCanvasElement>(null)
  const clear = useRef<() => void>(undefined)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    if (!canvas.current) return
    const drawing = signatureCanvas(canvas.current, (signature) => changed(signature))
    clear.current = drawing.clear
    return drawing.stop
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
