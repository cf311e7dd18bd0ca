import { purchaseBookLimits, showReasons } from '@costard/contract'
import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { OneOf } from '#ui/fields/one-of.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { saveFile } from '#ui/save-file.ts'
import { StoredExports } from '../kit/stored-exports.tsx'
import { useSites } from '../site/sites-query.ts'
import { useTeam } from '../team-context.ts'
import { daysOfMonth } from '../kit/months.ts'
import { useMonthName } from '../kit/use-month-name.ts'

/** Exports the entries of a month including sellers, as PDF/A or CSV; asks for a reason. */
export function ExportDialog({
  month: first,
  months,
  onClose,
}: {
  readonly month: string
  readonly months: readonly string[]
  readonly onClose: () => void
}) {
  const t = useTranslations('purchaseBook')
  const exports = useTranslations('exports')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const nameOf = useMonthName()
  const [month, setMonth] = useState(first)
  const [format, setFormat] = useState<'pdf' | 'csv'>('pdf')
  const [reason, setReason] = useState<(typeof showReasons)[number]>('authority')
  const days = daysOfMonth(month)
  const [siteId, setSiteId] = useState('')
  const { sites } = useSites()
  const place = sites.find(({ id }) => id === siteId)
  const ofSite = place && { siteId: place.id }
  const { data } = useQuery(query.purchaseBook.list.queryOptions({ input: { teamId, ...days, ...ofSite } }))
  const count = data?.totals?.entries ?? 0
  const most = format === 'pdf' ? purchaseBookLimits.maxPrinted : purchaseBookLimits.maxExported
  const isLong = count > most
  const kind = format === 'pdf' ? 'purchaseBookPdf' : 'purchaseBookCsv'
  const make = useAction(() => api.storedExports.ask({ teamId, kind, ...days, ...ofSite, reason }), {
    done: exports('asked'),
    rereads: [query.storedExports.key()],
  })
  const save = useAction(async () => {
    const input = { teamId, ...days, ...ofSite, reason }
    if (format === 'pdf') saveFile(await api.purchaseBook.print(input))
    else {
      const { csv } = await api.purchaseBook.export(input)
      saveFile(new File([csv], `purchase-book-${month}.csv`, { type: 'text/csv;charset=utf-8' }))
    }
    onClose()
  })
  return (
    <FormDialog
      title={t('exportTitle')}
      onClose={onClose}
      action={isLong ? make : save}
      label={isLong ? exports('make') : t('exportMonth', { month: nameOf(month) })}
      running={common('saving')}
      disabled={data !== undefined && count === 0}
    >
      <div className="cp-column cp-gap-12">
        <OneOf label={t('period')} values={months} value={month} wordOf={nameOf} onPick={setMonth} />
        {sites.length > 0 && (
          <OneOf
            label={exports('site')}
            values={['', ...sites.map(({ id }) => id)]}
            value={siteId}
            wordOf={(id) => sites.find((one) => one.id === id)?.name ?? exports('allSites')}
            onPick={setSiteId}
          />
        )}
        <SegmentedControl
          aria-label={t('format')}
          value={format}
          onChange={setFormat}
          data={[
            { value: 'pdf', label: 'PDF/A' },
            { value: 'csv', label: 'CSV' },
          ]}
          fullWidth
        />
        <OneOf
          label={t('why')}
          values={showReasons}
          value={reason}
          wordOf={(one) => t(`whyReason.${one}`)}
          onPick={setReason}
        />
        <p role="status">
          {data && t('exportCounts', { count })} {isLong && exports('tooLong', { most })} {t('exportHelp')}
        </p>
        <StoredExports kinds={['purchaseBookPdf', 'purchaseBookCsv']} />
        <ProblemNote error={save.error ?? make.error} />
      </div>
    </FormDialog>
  )
}
