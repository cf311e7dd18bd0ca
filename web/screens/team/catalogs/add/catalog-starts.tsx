import { sampleCurrencies } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useTeam } from '../../team-context.ts'
import classes from '../catalogs.module.css'

export const starts = ['sample', 'copy', 'list', 'empty'] as const
export type Start = (typeof starts)[number]

/** Choice of the initial content of a new catalog. */
export function CatalogStarts({
  start,
  canCopy,
  onChange,
}: {
  readonly start: Start
  readonly canCopy: boolean
  readonly onChange: (start: Start) => void
}) {
  const t = useTranslations('catalogs.add')
  const { currency } = useTeam()
  const texts: Readonly<Record<Start, string>> = {
    sample: sampleCurrencies.includes(currency)
      ? t('sampleText', { currency })
      : t('sampleEmpty', { currency }),
    copy: t('copyText'),
    list: t('listText'),
    empty: t('emptyText'),
  }
  return (
    <fieldset>
      <legend>{t('start')}</legend>
      <div className={classes.starts}>
        {starts
          .filter((one) => one !== 'copy' || canCopy)
          .map((one) => (
            <label key={one} className={classes.start} data-chosen={one === start || undefined}>
              <input type="radio" name="start" checked={one === start} onChange={() => onChange(one)} />
              <b>{t(one)}</b>
              <small>{texts[one]}</small>
            </label>
          ))}
      </div>
    </fieldset>
  )
}
