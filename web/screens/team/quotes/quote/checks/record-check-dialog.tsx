import { type CheckKind, checkResults, type DeviceCheck, type LineId, type Quote } from '@costard/contract'
import { checkKinds } from '@costard/pricing'
import { Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SegmentsField } from '#ui/fields/segments-field.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { api } from '#api/api.ts'
import { ActionProblem } from '../actions/action-problem.tsx'
import { useQuoteAction } from '../actions/use-quote-action.ts'
import { LookUpAgain } from './look-up-again.tsx'

const maxReference = 200

/** Records the result of a manual check, or queries the look-up service. The newest result counts. */
export function RecordCheckDialog({
  quote,
  asked,
  onClose,
}: {
  readonly quote: Quote
  readonly asked: { readonly lineId: LineId; readonly kind: CheckKind }
  readonly onClose: () => void
}) {
  const t = useTranslations('deviceChecks.stopped')
  const checks = useTranslations('deviceChecks')
  const common = useTranslations('common')
  const [{ lineId, kind }, setAbout] = useState(asked)
  const [result, setResult] = useState<DeviceCheck['result']>('clear')
  const [reference, setReference] = useState('')
  const line = quote.lines.find(({ id }) => id === lineId)
  const record = useQuoteAction(
    quote,
    (ofQuote) =>
      api.quoteActions.recordCheck({
        ...ofQuote,
        lineId,
        kind,
        result,
        ...(reference.trim() && { reference: reference.trim() }),
      }),
    onClose,
  )
  const submit = () => {
    record.run()
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('record')}
      onSubmit={submit}
      isRunning={record.isRunning}
      label={t('confirm')}
      running={common('saving')}
    >
      <Stack gap="md">
        {quote.lines.length > 1 && (
          <Select
            label={t('device')}
            allowDeselect={false}
            value={lineId}
            onChange={(value) => value !== null && setAbout({ lineId: value as LineId, kind })}
            data={quote.lines.map(({ id, device, variantLabel }) => ({
              value: id,
              label: [device.name, variantLabel, device.imei ?? device.serial].filter(Boolean).join(', '),
            }))}
          />
        )}
        {line && <LookUpAgain device={line.device} onDone={onClose} />}
        <Select
          label={t('kind')}
          description={checks(`how.${kind}`)}
          allowDeselect={false}
          value={kind}
          onChange={(value) => value !== null && setAbout({ lineId, kind: value as CheckKind })}
          data={checkKinds.map((value) => ({ value, label: checks(`kind.${value}`) }))}
        />
        <SegmentsField
          label={t('result')}
          value={result}
          onChange={setResult}
          data={checkResults.map((value) => ({ value, label: checks(`result.${value}`) }))}
        />
        <TextInput
          label={t('reference')}
          maxLength={maxReference}
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        <ActionProblem error={record.error} />
      </Stack>
    </FormDialog>
  )
}
