import type { DeviceCheck, Quote, QuoteLine } from '@costard/contract'
import { checkKinds } from '@costard/pricing'
import { useTranslations } from 'use-intl'
import { CheckWords } from '../../../device-checks/check-words.tsx'
import { DeviceHistory } from '../../../device-checks/device-history.tsx'
import { RecordCheck } from '../checks/record-check.tsx'
import classes from './device-facts.module.css'

/**
 * For the team only, per device: checks with source, time and reference, and other quotes with the device.
 */
export function DeviceFacts({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('deviceChecks')
  const checked = quote.lines.filter(({ checks, laterChecks }) => checks.length + laterChecks.length > 0)
  const isSent = quote.state === 'sent' || quote.state === 'expired'
  const noted = quote.lines.filter(({ note }) => note !== undefined)
  return (
    <>
      {quote.lines.map(({ id, device: { imei, serial } }) => (
        <DeviceHistory key={id} imei={imei} serial={serial} exceptQuoteId={quote.id} />
      ))}
      {noted.length > 0 && (
        <section className={`cp-card ${classes.facts}`} aria-label={t('onQuote.notes')}>
          <h2>{t('onQuote.notes')}</h2>
          <dl>
            {noted.map(({ id, device, note }) => (
              <div key={id}>
                <dt>{device.name}</dt>
                <dd>{note}</dd>
              </div>
            ))}
          </dl>
          <p className="cp-dim">{t('onQuote.internal')}</p>
        </section>
      )}
      {(checked.length > 0 || isSent) && (
        <section className={`cp-card ${classes.facts}`} aria-label={t('title')}>
          <h2>{t('title')}</h2>
          {checked.map((line) => (
            <LineChecks key={line.id} line={line} isOnly={quote.lines.length === 1} />
          ))}
          <p className="cp-dim">{t('onQuote.internal')}</p>
          {isSent && <RecordCheck quote={quote} />}
        </section>
      )}
    </>
  )
}

function LineChecks({
  line: { device, checks, laterChecks },
  isOnly,
}: {
  readonly line: QuoteLine
  readonly isOnly: boolean
}) {
  const t = useTranslations('deviceChecks')
  return (
    <>
      {!isOnly && <h3>{device.name}</h3>}
      <dl>
        {newestOfEach([...checks, ...laterChecks]).map((check) => (
          <div key={check.kind}>
            <dt>{t(`kind.${check.kind}`)}</dt>
            <dd>
              <CheckWords check={check} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function newestOfEach(checks: readonly DeviceCheck[]): DeviceCheck[] {
  return checkKinds.flatMap(
    (kind) =>
      checks
        .filter((check) => check.kind === kind)
        .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
        .at(-1) ?? [],
  )
}
