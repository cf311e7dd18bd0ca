import { type CatalogDocument, textIn, traceLabels } from '@costard/contract'
import { price } from '@costard/pricing'
import { obstacleOf } from '@costard/quotes'
import { Button, CopyButton } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { HeroMoney } from '#ui/hero-money.tsx'
import { Receipt } from '../../../../receipt.tsx'
import type { LineChecks } from './checks/use-line-checks.ts'
import classes from './price-panel.module.css'
import { Stopped } from './stopped.tsx'
import { isStopped, type Line, netOf } from './use-lines.ts'
import type { WaysOut } from './use-ways-out.ts'

/** The one ticket of the screen: the price, the propositions, and the receipt. */
export function PricePanel({
  document,
  lines,
  line,
  checks,
  ways,
}: {
  readonly document: CatalogDocument
  readonly lines: readonly Line[]
  readonly line: Line
  readonly checks: LineChecks
  readonly ways: WaysOut
}) {
  if (isStopped(line))
    return (
      <aside className={classes.panel}>
        <Stopped document={document} line={line} checks={checks} ways={ways} />
      </aside>
    )
  return (
    <aside className={classes.panel}>
      <div className="cp-ticket">
        <Price document={document} line={line} />
        <Propositions document={document} line={line} />
      </div>
      {lines.length > 1 && <AllDevices document={document} lines={lines} />}
      <Explanation document={document} line={line} />
    </aside>
  )
}

function Price({ document, line: { result } }: { readonly document: CatalogDocument; readonly line: Line }) {
  const t = useTranslations('counter.setup')
  const money = useMoney(document.pricing.currency)
  const bold = (words: React.ReactNode) => <b>{words}</b>
  const { missing, range, outcome } = result
  // The range is of the value, so it is shown only where the payout equals the value.
  const chosen = result.propositions.find(({ key }) => key === result.propositionKey)
  const ends = range &&
    chosen?.amountMinor === result.subtotalMinor && {
      low: money.full(range.lowMinor),
      high: money.full(range.highMinor),
    }
  return (
    <div className={classes.price}>
      <span className={classes.direction}>{t(directionOf(document, result.netMinor))}</span>
      <HeroMoney minor={Math.abs(result.netMinor)} currency={document.pricing.currency} />
      <span className={classes.direction} aria-live="polite">
        {missing.length > 0
          ? ends && document.pricing.kind !== 'repair'
            ? t.rich('openRange', { count: missing.length, ...ends, b: bold })
            : t('open', { count: missing.length })
          : outcome === 'nil'
            ? t('nil')
            : outcome === 'range' && ends
              ? t.rich('rangeResult', { ...ends, b: bold })
              : t('allAnswered')}
      </span>
    </div>
  )
}

function directionOf({ pricing }: CatalogDocument, netMinor: number): 'youPay' | 'customerPays' {
  if (netMinor === 0) return pricing.kind === 'buy' ? 'youPay' : 'customerPays'
  return netMinor < 0 ? 'youPay' : 'customerPays'
}

function Propositions({ document, line }: { readonly document: CatalogDocument; readonly line: Line }) {
  const t = useTranslations('counter.setup')
  const { language } = useRegion()
  const money = useMoney(document.pricing.currency)
  const { result, setup, request, change } = line
  const available = result.propositions.filter((one) => one.available)
  if (available.length === 0) return null
  return (
    <fieldset className={classes.propositions}>
      <legend className="cp-hidden">{t('proposition')}</legend>
      {available.map(({ key }) => (
        <label key={key} data-chosen={key === result.propositionKey || undefined}>
          <input
            type="radio"
            name="proposition"
            checked={key === result.propositionKey}
            onChange={() => change({ ...setup, propositionKey: key })}
          />
          <span>{textIn(language, document.wording.propositions[key]?.name)}</span>
          <b>{money.full(Math.abs(price(document.pricing, { ...request, propositionKey: key }).netMinor))}</b>
        </label>
      ))}
    </fieldset>
  )
}

function AllDevices({
  document,
  lines,
}: {
  readonly document: CatalogDocument
  readonly lines: readonly Line[]
}) {
  const t = useTranslations('counter.setup')
  const money = useMoney(document.pricing.currency)
  const net = netOf(lines)
  return (
    <p className={`cp-card ${classes.all}`}>
      <span>{t('total')}</span>
      <b>{net === null ? '—' : money.full(Math.abs(net))}</b>
    </p>
  )
}

function Explanation({ document, line }: { readonly document: CatalogDocument; readonly line: Line }) {
  const t = useTranslations('trace')
  const setup = useTranslations('counter.setup')
  const { language } = useRegion()
  const money = useMoney(document.pricing.currency)
  const { result, questions } = line
  // An amount that does not stand must not leave the screen.
  const outcomeIsOffer = obstacleOf(result) === undefined
  const label = t(directionOf(document, result.netMinor))
  const total = Math.abs(result.netMinor)
  const numbers = Object.fromEntries(questions.map(({ key }, place) => [key, place + 1]))
  return (
    <section className={`cp-card ${classes.explanation}`}>
      <header>
        <h2>{t('title')}</h2>
        {outcomeIsOffer && (
          <CopyButton value={`${line.device.name}: ${money.full(total)}`}>
            {({ copied, copy }) => (
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                leftSection={<IconCopy size={16} stroke={1.75} />}
                onClick={copy}
              >
                {setup(copied ? 'copied' : 'copy')}
              </Button>
            )}
          </CopyButton>
        )}
      </header>
      <Receipt
        trace={result.trace}
        labels={traceLabels(document.wording, language)}
        currency={document.pricing.currency}
        total={{ label, minor: total }}
        numbers={numbers}
      />
    </section>
  )
}
