import { labelDpis, labelLimits, type QuoteId } from '@costard/contract'
import { Button, Group, Loader, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { saveFile } from '#ui/save-file.ts'
import { useTeam } from '../team-context.ts'
import { useLabelSize } from './label-size.ts'

/**
 * Saves labels for the bought devices of quotes; first says how many quotes have none, and whether there are
 * more than fit one file.
 */
export function LabelsDialog({
  quoteIds,
  onClose,
}: {
  readonly quoteIds: readonly QuoteId[]
  readonly onClose: () => void
}) {
  const t = useTranslations('quoteList.labels')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const [size, setSize] = useLabelSize()
  const { maxQuotes } = labelLimits
  const input = { teamId, quoteIds: quoteIds.slice(0, maxQuotes).join(','), size }
  const { data, error } = useQuery(query.labels.list.queryOptions({ input }))
  const save = useAction(async () => {
    saveFile(await api.labels.file(input))
    onClose()
  })
  const saveZpl = useAction(async (dpi: (typeof labelDpis)[number]) => {
    const { zpl } = await api.labels.list({ ...input, dpi })
    saveFile(new File([zpl], `labels-${dpi}-dpi.zpl`, { type: 'text/plain;charset=utf-8' }))
  })
  const count = data?.labels.length ?? 0
  return (
    <FormDialog
      title={t('title')}
      onClose={onClose}
      action={save}
      label={t('save', { count })}
      running={common('saving')}
      disabled={count === 0}
    >
      <SegmentedControl
        aria-label={t('size')}
        value={size}
        onChange={setSize}
        data={[
          { value: '62x46' as const, label: t('tape') },
          { value: '57x32' as const, label: t('single') },
        ]}
        fullWidth
      />
      <p role="status">
        {data ? (
          t(data.devices === 0 ? 'none' : 'counts', {
            labels: count,
            devices: data.devices,
            without: data.withoutNumber,
          })
        ) : error ? null : (
          <Loader size="xs" />
        )}
      </p>
      {quoteIds.length > maxQuotes && <p>{t('most', { max: maxQuotes })}</p>}
      <ProblemNote error={error ?? saveZpl.error} />
      {count > 0 && (
        <Group gap="xs">
          {labelDpis.map((dpi) => (
            <Button
              key={dpi}
              variant="subtle"
              color="gray"
              size="compact-sm"
              loading={saveZpl.isRunning}
              onClick={() => saveZpl.run(dpi)}
            >
              {t('zpl', { dpi: String(dpi) })}
            </Button>
          ))}
        </Group>
      )}
    </FormDialog>
  )
}
