import type { PublicLine, PublicQuote } from '@costard/contract'
import { Button, Collapse } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { DeviceDrawing } from '#ui/device-drawing.tsx'
import { Receipt } from '../receipt.tsx'
import card from './card.module.css'
import classes from './line-card.module.css'
import { type Choice, canChoose, chosenOffer, directionOf } from './offer.ts'
import { OfferChoice } from './offer-choice.tsx'

/** One device: what it is, what the customer answered, and how its price is computed. */
export function LineCard({
  quote,
  line,
  choice,
  choose,
}: {
  readonly quote: PublicQuote
  readonly line: PublicLine
  readonly choice: Choice
  readonly choose: (propositionKey: string) => void
}) {
  const t = useTranslations('acceptance')
  const isOneOfSeveral = quote.lines.length > 1
  const name = [line.deviceName, line.variantLabel].filter((part) => part !== '').join(', ')
  return (
    <section className={card.card} aria-label={name}>
      <div className={classes.device}>
        <span className={classes.drawing}>
          <DeviceDrawing silhouette={line.silhouette} size={34} />
        </span>
        <div>
          <b>{name}</b>
          <Identifier line={line} />
        </div>
        {isOneOfSeveral && <LineAmount quote={quote} line={line} choice={choice} />}
      </div>
      <Facts quote={quote} line={line} />
      {isOneOfSeveral && canChoose(quote, line) && (
        <OfferChoice
          line={line}
          currency={quote.currency}
          choice={choice}
          choose={choose}
          label={t('choose.ofDevice', { device: line.deviceName })}
        />
      )}
      <PriceReceipt quote={quote} line={line} choice={choice} />
    </section>
  )
}

/** The last digits of an IMEI or serial: enough to recognise the device, not enough to misuse. */
function Identifier({ line: { imei, serial } }: { readonly line: PublicLine }) {
  const t = useTranslations('acceptance')
  if (imei !== null)
    return (
      <div className={`cp-mono ${classes.identifier}`}>
        {t('imei')} …{imei.slice(-7, -1)} {imei.slice(-1)}
      </div>
    )
  return (
    serial !== null && (
      <div className={`cp-mono ${classes.identifier}`}>
        {t('serial')} …{serial.slice(-4)}
      </div>
    )
  )
}

function LineAmount({
  quote,
  line,
  choice,
}: {
  readonly quote: PublicQuote
  readonly line: PublicLine
  readonly choice: Choice
}) {
  const t = useTranslations('acceptance.direction')
  const money = useMoney(quote.currency)
  const net = chosenOffer(line, choice)?.netMinor ?? 0
  return (
    <span className={classes.lineAmount}>
      <small>{t(directionOf(net))}</small>
      <b>{money.full(Math.abs(net))}</b>
    </span>
  )
}

/** Number of answers shown before the rest is folded. */
const factsShown = 5

function Facts({ quote, line }: { readonly quote: PublicQuote; readonly line: PublicLine }) {
  const t = useTranslations('acceptance')
  const money = useMoney(quote.currency)
  const [isFolded, { close: unfold }] = useDisclosure(line.facts.length > factsShown + 1)
  const mainDirection = line.kind === 'buy' ? 'payout' : 'charge'
  if (line.facts.length + line.services.length === 0) return null
  return (
    <div>
      <dl className={classes.facts}>
        {line.services.map(({ name, amountMinor, direction }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money.full(direction === mainDirection ? amountMinor : -amountMinor)}</dd>
          </div>
        ))}
        {(isFolded ? line.facts.slice(0, factsShown) : line.facts).map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      {isFolded && (
        <Button className={classes.unfold} variant="subtle" h="2.75rem" fullWidth onClick={unfold}>
          {t('allAnswers', { count: line.facts.length })}
        </Button>
      )}
    </div>
  )
}

/** The price receipt for the chosen proposition. */
function PriceReceipt({
  quote,
  line,
  choice,
}: {
  readonly quote: PublicQuote
  readonly line: PublicLine
  readonly choice: Choice
}) {
  const t = useTranslations('acceptance')
  const [isOpen, { toggle }] = useDisclosure(false)
  const id = useId()
  const offer = chosenOffer(line, choice)
  if (!offer || offer.trace.length === 0) return null
  return (
    <div>
      <Button
        variant="default"
        fullWidth
        h="2.75rem"
        rightSection={
          <IconChevronDown
            className={classes.chevron}
            data-open={isOpen || undefined}
            size={18}
            stroke={1.75}
            aria-hidden="true"
          />
        }
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {t(isOpen ? 'price.close' : 'price.open')}
      </Button>
      <Collapse id={id} expanded={isOpen}>
        <div className={classes.receipt}>
          <Receipt
            trace={offer.trace}
            labels={line.labels}
            currency={quote.currency}
            total={{
              label: offer.name || t(`direction.${directionOf(offer.netMinor)}`),
              minor: Math.abs(offer.netMinor),
            }}
          />
        </div>
      </Collapse>
    </div>
  )
}
