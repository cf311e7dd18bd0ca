import { type CatalogDocument, textIn } from '@costard/contract'
import { price, type PriceResult } from '@costard/pricing'
import {
  paidInCash,
  type PriceObstacle,
  priceObstacleOf,
  roundingOfLine,
  type TotalRounding,
} from '@costard/quotes'
import { Button, CopyButton } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { HeroMoney } from '#ui/hero-money.tsx'
import { useTeam } from '../../../../team-context.ts'
import classes from './price-panel.module.css'
import { CostsMoreNote } from '../../../marks/costs-more-note.tsx'
import { ForNothing } from './for-nothing.tsx'
import { NetTicket } from './net-ticket.tsx'
import { isHeld, spanOf } from './standing-price.ts'
import { PriceSteps, SumSoFar } from './sum-so-far.tsx'
import { type DraftLine, isStopped, type LineForm } from '../draft/use-lines.ts'

/** The price with its propositions and receipt; if there is none yet, what is missing. */
export function PricePanel({
  lines,
  line,
  stopped,
}: {
  readonly lines: readonly DraftLine[]
  readonly line: LineForm
  /** Shown in place of the price if there is none, whatever the further answers. */
  readonly stopped: ReactNode
}) {
  const { document } = line
  const team = useTeam()
  const hasSeveral = lines.length > 1
  const obstacle = priceObstacleOf(line.result)
  if (isStopped(line))
    return (
      <aside className={classes.panel}>
        {hasSeveral && <NetTicket lines={lines} />}
        {stopped}
      </aside>
    )
  return (
    <aside className={classes.panel}>
      <SaidPrice document={document} line={line} />
      {hasSeveral && <NetTicket lines={lines} />}
      {obstacle ? (
        <div className={classes.noPrice}>
          <NoPrice document={document} line={line} obstacle={obstacle} />
          <Propositions document={document} line={line} rounding={undefined} />
          <SumSoFar document={document} line={line} />
        </div>
      ) : hasSeveral ? (
        <OneOfSeveral line={line} />
      ) : (
        <div className="cp-ticket">
          <Price document={document} line={line} />
          <Propositions document={document} line={line} rounding={team} />
        </div>
      )}
      {!obstacle && <ForNothing line={line} />}
      {!obstacle && (
        <CostsMoreNote
          lines={[
            {
              id: line.device.id,
              kind: document.pricing.kind,
              device: line.device,
              result: line.result,
            },
          ]}
        />
      )}
      {!obstacle && <Explanation document={document} line={line} lineCount={lines.length} />}
    </aside>
  )
}

/** Announces the price to screen readers once there is one, and on every change. */
function SaidPrice({
  document,
  line: { result },
}: {
  readonly document: CatalogDocument
  readonly line: LineForm
}) {
  const t = useTranslations('counter.setup')
  const common = useTranslations('common')
  const team = useTeam()
  const money = useMoney(result.currency)
  const { netMinor } = paidInCash(result, { ...team, kind: document.pricing.kind })
  const words =
    netMinor === 0
      ? common('nothingToPay')
      : `${t(directionOf(document, netMinor))} ${money.full(Math.abs(netMinor))}`
  return (
    <p className="cp-hidden" role="status">
      {priceObstacleOf(result) ? '' : words}
    </p>
  )
}

/** Price of the line being set up, below the ticket of the whole quote. */
function OneOfSeveral({ line }: { readonly line: LineForm }) {
  const t = useTranslations('counter.setup')
  const common = useTranslations('common')
  const { document, result, device } = line
  const money = useMoney(document.pricing.currency)
  return (
    <section className={`cp-card ${classes.one}`}>
      <header>
        <span>
          <b>{device.name}</b>{' '}
          <span className="cp-dim">
            {result.netMinor === 0 ? common('nothingToPay') : t(directionOf(document, result.netMinor))}
          </span>
          <Each line={line} />
        </span>
        <b>{money.full(Math.abs(result.netMinor))}</b>
      </header>
      <Propositions document={document} line={line} rounding={{}} />
    </section>
  )
}

/** Shown in place of the price: the reason why there is none yet, and the range it will be in. */
function NoPrice({
  document,
  line: { result },
  obstacle,
}: {
  readonly document: CatalogDocument
  readonly line: LineForm
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

function Price({ document, line }: { readonly document: CatalogDocument; readonly line: LineForm }) {
  const t = useTranslations('counter.setup')
  const common = useTranslations('common')
  const { result } = line
  const { currency } = document.pricing
  const net = paidInCash(result, { ...useTeam(), kind: document.pricing.kind }).netMinor
  const span = result.outcome === 'range' ? spanOf(result) : undefined
  return (
    <div className={classes.price}>
      <span className={classes.direction}>
        {net === 0 ? common('nothingToPay') : t(directionOf(document, net))}
      </span>
      <HeroMoney minor={Math.abs(net)} currency={currency} />
      <Each line={line} />
      <span className={classes.direction}>
        {span ? (
          <Between of="rangeResult" currency={currency} span={span} />
        ) : (
          t(result.outcome === 'nil' ? 'nil' : 'allAnswered')
        )}
      </span>
    </div>
  )
}

/** The number of devices that the price covers, and the price of one. */
function Each({ line: { result, quantity } }: { readonly line: LineForm }) {
  const t = useTranslations('counter.setup')
  const money = useMoney(result.currency)
  const chosen = result.propositions.find(({ key }) => key === result.propositionKey)
  if (quantity === 1 || !chosen) return null
  return (
    <span className={classes.each}>{t('each', { quantity, amount: money.full(chosen.amountMinor) })}</span>
  )
}

function directionOf({ pricing }: CatalogDocument, netMinor: number): 'youPay' | 'customerPays' {
  if (netMinor === 0) return pricing.kind === 'buy' ? 'youPay' : 'customerPays'
  return netMinor < 0 ? 'youPay' : 'customerPays'
}

function Propositions({
  document,
  line,
  rounding,
}: {
  readonly document: CatalogDocument
  readonly line: LineForm
  /** Rounding of the amounts; undefined if no amounts are shown. */
  readonly rounding: TotalRounding | undefined
}) {
  const t = useTranslations('counter.setup')
  const { language } = useRegion()
  const money = useMoney(document.pricing.currency)
  const { result, setup, request, change } = line
  const available = result.propositions.filter((one) => one.available)
  if (available.length === 0) return null
  const { pricing } = document
  const comesTo = (propositionKey: string) =>
    paidInCash(price(pricing, { ...request, propositionKey }), { ...rounding, kind: pricing.kind }).netMinor
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
          {rounding && <b>{money.full(Math.abs(comesTo(key)))}</b>}
        </label>
      ))}
    </fieldset>
  )
}

function Explanation({
  document,
  line,
  lineCount,
}: {
  readonly document: CatalogDocument
  readonly line: LineForm
  readonly lineCount: number
}) {
  const t = useTranslations('trace')
  const setup = useTranslations('counter.setup')
  const money = useMoney(document.pricing.currency)
  const rounding = roundingOfLine(lineCount, useTeam())
  const paid = paidInCash(line.result, { ...rounding, kind: document.pricing.kind })
  const label = t(directionOf(document, paid.netMinor))
  const total = Math.abs(paid.netMinor)
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
      <PriceSteps
        document={document}
        line={{ ...line, result: { ...line.result, trace: paid.trace } }}
        total={{ label, minor: total }}
      />
    </section>
  )
}
