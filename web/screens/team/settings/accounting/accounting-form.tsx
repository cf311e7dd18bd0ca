import { accountingPrograms } from '@costard/contract'
import { NumberInput } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { OneOf } from '#ui/fields/one-of.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { AccountRow } from './account-row.tsx'
import classes from './accounting.module.css'
import { ExportDeals } from './export-deals.tsx'
import { MakeDeals } from './make-deals.tsx'
import { filledAccounts, isHalf, mappedRows, withAccount } from './mapped-rows.ts'
import { useMonth } from './use-month.ts'

const names = { datev: 'DATEV', xero: 'Xero', quickbooks: 'QuickBooks Online', sage: 'Sage 50' } as const

/** Settings: the accounting program, its accounts by kind of deal and tax, and the export. */
export function AccountingForm() {
  const t = useTranslations('accounting')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const mayEdit = useMay('team.edit')
  const mayExport = useMay('customer.export')
  const month = useMonth()
  const input = { teamId }
  const { data: saved } = useSuspenseQuery(query.accounting.getSettings.queryOptions({ input }))
  const found = useQuery({
    ...query.accounting.preview.queryOptions({ input: { teamId, ...month.days } }),
    enabled: mayExport,
  })
  const isLong = codeOf(found.error) === 'accounting/too-many'
  const [draft, setDraft] = useState(saved)
  const groups = found.data?.groups ?? []
  const accounts = filledAccounts(draft.accounts)
  const save = useAction(() => api.accounting.saveSettings({ ...draft, accounts, teamId }), {
    keepsAs: query.accounting.getSettings.queryKey({ input }),
    rereads: [query.accounting.preview.key()],
    done: common('saved'),
  })
  const isChanged = JSON.stringify({ ...draft, accounts }) !== JSON.stringify(saved)
  const number = (
    key: 'consultant' | 'client' | 'accountLength' | 'yearStartsIn',
    min: number,
    max: number,
  ) => (
    <NumberInput
      label={t(key)}
      min={min}
      max={max}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      readOnly={!mayEdit}
      value={draft[key] ?? ''}
      onChange={(value) => setDraft({ ...draft, [key]: typeof value === 'number' ? value : null })}
    />
  )
  return (
    <section className={`cp-card ${classes.card}`}>
      <p className="cp-dim">{t('lead')}</p>
      <div className={classes.fields}>
        <OneOf
          label={t('program')}
          values={accountingPrograms}
          value={draft.program}
          wordOf={(one) => names[one]}
          disabled={!mayEdit}
          onPick={(program) => setDraft({ ...draft, program })}
        />
        <OneOf
          label={t('month')}
          values={month.months}
          value={month.month}
          wordOf={month.nameOf}
          onPick={month.pick}
        />
      </div>
      {draft.program === 'datev' && (
        <div className={classes.fields}>
          {number('consultant', 1001, 9_999_999)}
          {number('client', 1, 99_999)}
          {number('accountLength', 4, 8)}
          {number('yearStartsIn', 1, 12)}
        </div>
      )}
      {isLong ? <MakeDeals month={month} /> : <ProblemNote error={found.error} />}
      <ul className={classes.deals} aria-label={t('accounts')}>
        {mappedRows(draft.accounts, groups).map((row) => (
          <AccountRow
            key={`${row.kind} ${row.tax}`}
            row={row}
            currency={found.data?.currency}
            isDatev={draft.program === 'datev'}
            isReadOnly={!mayEdit}
            onChange={(changed) => setDraft({ ...draft, accounts: withAccount(draft.accounts, changed) })}
          />
        ))}
      </ul>
      {found.data && groups.length === 0 && <p>{t('none')}</p>}
      <ProblemNote error={save.error} />
      {mayEdit ? (
        <ActionButton
          variant={isChanged ? 'filled' : 'default'}
          action={save}
          label={common('save')}
          running={common('saving')}
          disabled={!isChanged || draft.accounts.some(isHalf)}
        />
      ) : (
        <p className="cp-dim">{t('readOnly')}</p>
      )}
      {mayExport && groups.length > 0 && (
        <ExportDeals month={month} isReady={!isChanged && groups.every(({ isMapped }) => isMapped)} />
      )}
    </section>
  )
}
