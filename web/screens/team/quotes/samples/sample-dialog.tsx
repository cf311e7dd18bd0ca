import type { SampleQuote } from '@costard/contract'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import { Dialog } from '#ui/dialog.tsx'
import { SampleTag } from '../../samples/sample-tag.tsx'
import classes from '../../samples/samples.module.css'
import { useMay, useTeam } from '../../team-context.ts'
import { CustomerName, useDeviceDetail } from '../marks/quote-words.tsx'
import { StateBadge } from '../marks/state-badge.tsx'

/** A sample quote: its price line by line, the meaning of its state, and the findings of an inspection. */
export function SampleDialog({
  sample: { quote, receipt, found },
  onClose,
}: {
  readonly sample: SampleQuote
  readonly onClose: () => void
}) {
  const t = useTranslations('samples')
  const team = useTeam()
  const mayQuote = useMay('quote.create')
  const money = useMoney(quote.currency)
  const detail = useDeviceDetail(quote)
  const look = quote.hasCounterOffer ? 'counterOffer' : quote.state
  const meaning = meanings.find((one) => one === look) ?? 'sent'
  return (
    <Dialog opened onClose={onClose} title={`${quote.title} ${detail}`}>
      <div className={classes.facts}>
        <StateBadge state={quote.state} isViewed={quote.isViewed} hasCounterOffer={quote.hasCounterOffer} />
        <CustomerName name={quote.customerName} />
        <span className="cp-dim">{quote.number}</span>
        <SampleTag />
      </div>
      <p className={classes.means}>{t(`means.${meaning}`)}</p>
      <ul className={classes.receipt} aria-label={t('receipt')}>
        {receipt.map(({ title, detail: more, kind, minor }) => (
          <li key={`${title} ${more ?? ''} ${minor}`}>
            <span>
              {title}
              {more !== undefined && <small>{more}</small>}
            </span>
            {kind !== 'note' && <b>{money.full(minor)}</b>}
          </li>
        ))}
      </ul>
      <div className={classes.total}>
        <span>{t('total')}</span>
        <b>{money.full(Math.abs(quote.netMinor ?? 0))}</b>
      </div>
      {found && (
        <div className={classes.found}>
          {found.answers.map(({ question, said, found: seen }) => (
            <p key={question}>{t('found', { question, said, seen })}</p>
          ))}
          <p>
            <b>{t('newPrice', { before: money.full(found.before), after: money.full(found.after) })}</b>
          </p>
        </div>
      )}
      {mayQuote && (
        <Button
          component={Link}
          to={`${paths.identify(team.id)}?${new URLSearchParams({ search: quote.title })}`}
          fullWidth
          mt="md"
        >
          {t('makeOne')}
        </Button>
      )}
    </Dialog>
  )
}

const meanings = ['draft', 'sent', 'accepted', 'counterOffer', 'declined', 'expired'] as const
