import { type CatalogDocument, textIn, traceLabels } from '@costard/contract'
import { price, type PriceResult } from '@costard/pricing'
import { obstacleOf, type PriceObstacle } from '@costard/quotes'
import { Button, CopyButton } from '@mantine/core'
import { IconCalculator, IconChevronDown, IconCopy } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { HeroMoney } from '#ui/hero-money.tsx'
import { Receipt } from '../../../../receipt.tsx'
import type { LineChecks } from './checks/use-line-checks.ts'
import classes from './price-panel.module.css'
import { isHeld, netOf, spanOf } from './standing-price.ts'
import { Stopped } from './stopped.tsx'
import { isStopped, type Line } from './use-lines.ts'
import type { WaysOut } from './use-ways-out.ts'

/** The price with its propositions and receipt; without a price, what is missing in its place. */
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
  const obstacle = obstacleOf(line.result)
  return (
    <aside className={classes.panel}>
      {obstacle ? (
        <div className={classes.noPrice}>
          <NoPrice document={document} line={line} obstacle={obstacle} />
          <Propositions document={document} line={line} hasAmounts={false} />
          <SumSoFar document={document} line={line} />
        </div>
      ) : (
        <div className="cp-ticket">
          <Price document={document} line={line} />
          <Propositions document={document} line={line} hasAmounts />
        </div>
      )}
      {lines.length > 1 && <AllDevices document={document} lines={lines} />}
      {!obstacle && <Explanation document={document} line={line} />}
    </aside>
  )
}

/** In the place of the price: why there is none yet, and between which amounts it will be. */
function NoPrice({
  document,
  line: { result },
  obstacle,
}: {
  readonly document: CatalogDocument
  readonly line: Line
  readonly obstacle: PriceObstacle
}) {
  const t = useTranslations('counter.setup')
  const review = useTranslations('counter.review')
  const span = document.pricing.kind === 'repair' ? undefined : spanOf(result)
  return (
    <div className={classes.price}>
      <span className={classes.direction}>{t(directionOf(document, result.netMinor))}</span>
      <b className={classes.none}>{review(isHeld(result) ? 'onHold' : 'noPriceYet')}</b>
      <div className={classes.direction} aria-live="polite">
        {isHeld(result) && <p>{t('review')}</p>}
        <p>{review(`lineOpen.${obstacle}`, { count: result.missing.length })}</p>
        {obstacle === 'questions-open' && span && (
          <p>
            <Between of="openRange" currency={document.pricing.currency} span={span} />
          </p>
        )}
      </div>
    </div>
  )
}

function Between({
  of,
  currency,
  span,
}: {
  readonly of: 'openRange' | 'rangeResult'
  readonly currency: string
  readonly span: NonNullable<PriceResult['range']>
}) {
  const t = useTranslations('counter.setup')
  const money = useMoney(currency)
  return t.rich(of === 'openRange' && span.lowMinor === 0 ? 'openUpTo' : of, {
    low: money.full(span.lowMinor),
    high: money.full(span.highMinor),
    b: (words) => <b>{words}</b>,
  })
}

function Price({ document, line: { result } }: { readonly document: CatalogDocument; readonly line: Line }) {
  const t = useTranslations('counter.setup')
  const { currency } = document.pricing
  const span = result.outcome === 'range' ? spanOf(result) : undefined
  return (
    <div className={classes.price}>
      <span className={classes.direction}>{t(directionOf(document, result.netMinor))}</span>
      <HeroMoney minor={Math.abs(result.netMinor)} currency={currency} />
      <span className={classes.direction} aria-live="polite">
        {span ? (
          <Between of="rangeResult" currency={currency} span={span} />
        ) : (
          t(result.outcome === 'nil' ? 'nil' : 'allAnswered')
        )}
      </span>
    </div>
  )
}

function directionOf({ pricing }: CatalogDocument, netMinor: number): 'youPay' | 'customerPays' {
  if (netMinor === 0) return pricing.kind === 'buy' ? 'youPay' : 'customerPays'
  return netMinor < 0 ? 'youPay' : 'customerPays'
}

function Propositions({
  document,
  line,
  hasAmounts,
}: {
  readonly document: CatalogDocument
  readonly line: Line
  readonly hasAmounts: boolean
}) {
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
          {hasAmounts && (
            <b>
              {money.full(Math.abs(price(document.pricing, { ...request, propositionKey: key }).netMinor))}
            </b>
          )}
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

/** How the answers given so far add up, folded: it is no amount to tell a customer. */
function SumSoFar({ document, line }: { readonly document: CatalogDocument; readonly line: Line }) {
  const t = useTranslations('counter.setup')
  return (
    <details className={classes.soFar}>
      <summary>
        <IconCalculator size={16} stroke={1.75} aria-hidden="true" />
        <span>{t('soFar')}</span>
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      </summary>
      <Steps document={document} line={line} />
    </details>
  )
}

function Explanation({ document, line }: { readonly document: CatalogDocument; readonly line: Line }) {
  const t = useTranslations('trace')
  const setup = useTranslations('counter.setup')
  const money = useMoney(document.pricing.currency)
  const label = t(directionOf(document, line.result.netMinor))
  const total = Math.abs(line.result.netMinor)
  return (
    <section className={`cp-card ${classes.explanation}`}>
      <header>
        <h2>{t('title')}</h2>
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
      </header>
      <Steps document={document} line={line} total={{ label, minor: total }} />
    </section>
  )
}

function Steps({
  document,
  line: { result, questions },
  total,
}: {
  readonly document: CatalogDocument
  readonly line: Line
  readonly total?: ComponentProps<typeof Receipt>['total']
}) {
  const { language } = useRegion()
  return (
    <Receipt
      trace={result.trace}
      labels={traceLabels(document.wording, language)}
      currency={document.pricing.currency}
      {...(total && { total })}
      numbers={Object.fromEntries(questions.map(({ key }, place) => [key, place + 1]))}
    />
  )
}
