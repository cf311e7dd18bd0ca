import { phoneWords, type ImportReport } from '@costard/contract'
import { Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './import.module.css'
import { RejectedRows } from './rejected-rows.tsx'
import type { CustomerImport } from './use-import.ts'

/** Preview of an import, with the first customers of the file. */
export function ImportFindings({
  report,
  state,
}: {
  readonly report: ImportReport
  readonly state: Pick<CustomerImport, 'addsKnown' | 'setAddsKnown'>
}) {
  const t = useTranslations('customers.import')
  const { rows, added, known, sample } = report
  return (
    <section className={`cp-card ${classes.card}`} aria-live="polite">
      <h2>{t('found')}</h2>
      <p>
        {[t('rows', { count: rows }), t('added', { count: added }), known > 0 && t('known', { count: known })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {known > 0 && (
        <Checkbox
          label={t('addKnown')}
          checked={state.addsKnown}
          onChange={({ currentTarget }) => state.setAddsKnown(currentTarget.checked)}
        />
      )}
      <RejectedRows report={report} />
      {sample.length > 0 && (
        <>
          <h3>{t('sample')}</h3>
          <ul className={classes.sample}>
            {sample.map(({ name, email, phone }, index) => (
              <li key={`${index} ${name}`}>
                <b>{name}</b>{' '}
                <span className="cp-dim">{[email, phoneWords(phone ?? '')].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
