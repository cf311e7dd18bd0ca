import type { Dashboard } from '@costard/contract'
import { decimalAmount } from '@costard/pricing'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import classes from './dashboard-screen.module.css'
import { Panel } from './panel.tsx'

/**
 * Answers that differed at inspection, and their effect on the price. Bars to the left mean less than quoted.
 */
export function GapPanel({
  gaps: { devices, deltaMinor, questions },
  currency,
}: {
  readonly gaps: NonNullable<Dashboard['gaps']>
  readonly currency: string
}) {
  const t = useTranslations('dashboard.gap')
  const format = useFormatter()
  const money = useMoney(currency)
  const signed = (minor: number) => `${minor < 0 ? '−' : '+'}${money.full(Math.abs(minor))}`
  const least = Math.min(0, ...questions.map((one) => one.deltaMinor))
  const most = Math.max(0, ...questions.map((one) => one.deltaMinor))
  const width = Math.max(1, most - least)
  const zero = (-least / width) * 100
  return (
    <Panel
      isWide
      title={t('title')}
      text={devices === 0 ? t('none') : t('text', { devices, amount: signed(deltaMinor) })}
      head={[t('question'), t('devices'), t('average'), t('sum')]}
      rows={questions.map((one) => ({
        key: one.key,
        cells: [
          one.question,
          format.number(one.devices),
          signed(Math.round(one.deltaMinor / one.devices)),
          signed(one.deltaMinor),
        ],
        values: [
          one.question,
          one.devices,
          decimalAmount(Math.round(one.deltaMinor / one.devices), currency),
          decimalAmount(one.deltaMinor, currency),
        ],
      }))}
      picture={{
        bars: questions.map((one) => ({
          name: one.question,
          share: one.deltaMinor / width,
          color: one.deltaMinor < 0 ? 'less' : 'won',
          figure: signed(one.deltaMinor),
          detail: t('ofDevices', { count: one.devices }),
        })),
      }}
    >
      {questions.length > 0 && (
        <ul className="cp-list">
          {questions.map((one) => {
            const share = (Math.abs(one.deltaMinor) / width) * 100
            return (
              <li key={one.key} className={classes.gap}>
                <span className={classes.name}>{one.question}</span>
                <svg className={classes.gapTrack} aria-hidden="true">
                  <rect
                    x={`${one.deltaMinor < 0 ? zero - share : zero}%`}
                    y="25%"
                    width={`${Math.max(share, 0.5)}%`}
                    height="50%"
                    rx="3"
                    data-color={one.deltaMinor < 0 ? 'less' : 'won'}
                  />
                  <line x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="100%" />
                </svg>
                <b>{signed(one.deltaMinor)}</b>
                <span className="cp-dim">{t('ofDevices', { count: one.devices })}</span>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
