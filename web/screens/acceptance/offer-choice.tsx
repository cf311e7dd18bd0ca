import type { PublicLine } from '@costard/contract'
import { Radio } from '@mantine/core'
import { useMoney } from '#messages/use-money.ts'
import classes from './offer-choice.module.css'
import { type Choice, chosenOffer } from './offer.ts'

/** The propositions of a line as radios, each with its amount. */
export function OfferChoice({
  line,
  currency,
  choice,
  choose,
  label,
}: {
  readonly line: PublicLine
  readonly currency: string
  readonly choice: Choice
  readonly choose: (propositionKey: string) => void
  readonly label: string
}) {
  const money = useMoney(currency)
  const chosen = chosenOffer(line, choice)?.propositionKey ?? ''
  return (
    <Radio.Group className={classes.offers} value={chosen} onChange={choose} aria-label={label}>
      {line.offers.map(({ propositionKey, name, description, netMinor }) => (
        <label
          key={propositionKey}
          className={classes.offer}
          data-checked={propositionKey === chosen || undefined}
        >
          <Radio value={propositionKey} />
          <span>
            <b>{name}</b>
            {description !== null && <small>{description}</small>}
          </span>
          <b className={classes.offerAmount}>{money.full(Math.abs(netMinor))}</b>
        </label>
      ))}
    </Radio.Group>
  )
}
