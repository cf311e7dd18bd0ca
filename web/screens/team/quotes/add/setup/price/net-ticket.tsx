import { IconArrowDownLeft, IconArrowUpRight, IconTool } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { HeroMoney } from '#ui/hero-money.tsx'
import { useTeam } from '../../../../team-context.ts'
import classes from './net-ticket.module.css'
import { dependsOnChoice, isFrom, isHeld, type Kind, netOf, sumsByKind } from './standing-price.ts'
import type { DraftLine } from '../draft/use-lines.ts'

const icons: Readonly<Record<Kind, typeof IconTool>> = {
  sell: IconArrowDownLeft,
  repair: IconTool,
  buy: IconArrowUpRight,
}

/** Total of the whole quote: the net amount with its direction, followed by sales, repairs and purchases. */
export function NetTicket({ lines: all }: { readonly lines: readonly DraftLine[] }) {
  const t = useTranslations('counter.setup')
  const review = useTranslations('counter.review')
  const common = useTranslations('common')
  const { currency, taxRounding, cashStepMinor } = useTeam()
  const money = useMoney(currency)
  const priced = all.map(({ line }) => line)
  const net = netOf(priced, { taxRounding, cashStepMinor })
  const taxed = netOf(priced, { taxRounding })
  const sum = netOf(priced)
  const lines = all.flatMap(({ line }) => (line ? [line] : []))
  const sums = sumsByKind(lines)
  const isHeldUp = lines.some(({ result }) => isHeld(result))
  const teamPays = net === null ? sums.every(({ kind }) => kind === 'buy') : paysTeam(net, sums)
  const isLeast = isFrom(lines)
  const direction =
    net === 0 && !isLeast
      ? common('nothingToPay')
      : t(teamPays ? (isLeast ? 'youPayFrom' : 'youPay') : isLeast ? 'customerPaysFrom' : 'customerPays')
  const isOpen = lines.length === all.length && dependsOnChoice(lines)
  // Signs are from the payer's side: amounts in the other direction are subtracted.
  const signed = (minor: number) => (teamPays ? -minor : minor)
  return (
    <section className={net === null ? classes.open : 'cp-ticket'} aria-label={t('total')}>
      <div className={classes.net}>
        <span className={classes.direction}>{net === null ? t('total') : direction}</span>
        {net === null ? (
          <b className={classes.none}>
            {isOpen ? t('totalOpen') : review(isHeldUp ? 'onHold' : 'noPriceYet')}
          </b>
        ) : (
          <HeroMoney minor={Math.abs(net)} currency={currency} />
        )}
        {net !== null && net > 0 && sums.some(({ kind }) => kind === 'buy') && (
          <span className={classes.direction}>{t('afterTradeIn')}</span>
        )}
      </div>
      <dl className={classes.sums}>
        {sums.map(({ kind, count, netMinor }) => {
          const Icon = icons[kind]
          const isSetOff = net !== null && netMinor !== null && signed(netMinor) < 0
          return (
            <div key={kind}>
              <dt>
                <Icon size={16} stroke={1.75} aria-hidden="true" />{' '}
                {t(isSetOff ? 'sumSetOff' : 'sum', { what: t(`kind.${kind}`), count })}
              </dt>
              <dd>
                {netMinor === null
                  ? '—'
                  : isSetOff
                    ? money.signed(signed(netMinor))
                    : money.full(Math.abs(netMinor))}
              </dd>
            </div>
          )
        })}
        {taxed !== null && sum !== null && taxed !== sum && (
          <div>
            <dt>{common('taxRounding')}</dt>
            <dd>{money.signed(Math.abs(taxed) - Math.abs(sum))}</dd>
          </div>
        )}
        {net !== null && taxed !== null && net !== taxed && (
          <div>
            <dt>{common('cashRounding')}</dt>
            <dd>{money.signed(Math.abs(net) - Math.abs(taxed))}</dd>
          </div>
        )}
        {net !== null && sums.length > 1 && (
          <div className={classes.total}>
            <dt>{direction}</dt>
            <dd>{money.full(Math.abs(net))}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function paysTeam(net: number, sums: ReturnType<typeof sumsByKind>): boolean {
  return net === 0 ? sums.every(({ kind }) => kind === 'buy') : net < 0
}
