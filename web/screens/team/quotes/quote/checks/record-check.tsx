import type { CheckKind, LineId, Quote } from '@costard/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../../team-context.ts'
import { RecordCheckDialog } from './record-check-dialog.tsx'

/** Button that opens the dialog for a check of a device in a sent quote. */
export function RecordCheck({
  quote,
  lineId,
  kind,
}: {
  readonly quote: Quote
  readonly lineId?: LineId
  readonly kind?: CheckKind
}) {
  const t = useTranslations('deviceChecks.stopped')
  const mayQuote = useMay('quote.create')
  const [isOpen, setIsOpen] = useState(false)
  const first = lineId ?? quote.lines[0]?.id
  if (!mayQuote || first === undefined) return null
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('record')}
      </Button>
      {isOpen && (
        <RecordCheckDialog
          quote={quote}
          asked={{ lineId: first, kind: kind ?? 'blacklist' }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
