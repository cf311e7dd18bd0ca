import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { type Band, split, withEnd, withoutBand } from '../../rules/effects/bands.ts'
import { WholeField } from '../../rules/fields/amount-field.tsx'
import classes from './effects.module.css'

/** Ends of the bands of a number. The next band starts directly after, so there are no gaps. */
export function BandRows({
  bands,
  unit,
  onChange,
}: {
  readonly bands: readonly Band[]
  readonly unit: string
  readonly onChange: (bands: readonly Band[]) => void
}) {
  const t = useTranslations('catalogRules.effect')
  return (
    <section className={classes.bands} aria-label={t('bands')}>
      <h3>{t('bands')}</h3>
      <ul>
        {bands.map(({ from, to }, index) => {
          const next = bands[index + 1]
          const band = `${t('bandFrom', { from, unit })} ${to} ${unit}`
          const middle = Math.floor((from + to) / 2) + 1
          return (
            <li key={from}>
              <span>{t('bandFrom', { from, unit })}</span>
              {next ? (
                <WholeField
                  label={t('bandEnd', { from })}
                  hidesLabel
                  number={to}
                  min={from}
                  max={next.to - 1}
                  onEnter={(end) => onChange(withEnd(bands, index, end))}
                />
              ) : (
                <span>
                  {to} {unit}
                </span>
              )}
              <Button
                variant="subtle"
                size="compact-sm"
                disabled={from === to}
                aria-label={`${t('split')}: ${band}`}
                onClick={() => onChange(split(bands, index, middle))}
              >
                {t('split')}
              </Button>
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                disabled={bands.length < 2}
                aria-label={`${t('join')}: ${band}`}
                onClick={() => onChange(withoutBand(bands, index))}
              >
                {t('join')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
