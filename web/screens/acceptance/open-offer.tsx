import type { PublicQuote, QuoteToken } from '@costard/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useMoney } from '#messages/use-money.ts'
import { PageLink } from '#ui/page-link.tsx'
import { usePlace } from '#ui/place.ts'
import card from './card.module.css'
import classes from './open-offer.module.css'
import { AnswerProblem } from './answer-problem.tsx'
import { BeforeYouCome } from './before-you-come.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { LineCard } from './line-card.tsx'
import { type Choice, canChoose, chosenNet, chosenOffer, directionOf, firstNameOf } from './offer.ts'
import { PageFrame } from './page-frame.tsx'
import { Ticket } from './ticket.tsx'
import { useAnswer } from './use-answer.ts'

/** An offer that awaits an answer: the price, the facts behind it, and Accept in the sticky foot. */
export function OpenOffer({ token, quote }: { readonly token: QuoteToken; readonly quote: PublicQuote }) {
  const t = useTranslations('acceptance')
  const [choice, setChoice] = useState<Choice>({})
  const { pathname, search, go } = usePlace()
  const accept = useAnswer(token, () => {
    const keys = quote.lines.flatMap((line) => {
      const key = canChoose(quote, line) ? chosenOffer(line, choice)?.propositionKey : undefined
      return key === undefined ? [] : [[line.id, key] as const]
    })
    return api.publicQuotes.accept({ token, propositionKeys: Object.fromEntries(keys) })
  })
  const choose = (lineId: string) => (key: string) => setChoice((before) => ({ ...before, [lineId]: key }))
  return (
    <PageFrame
      quote={quote}
      aside={t.rich('notHoped', { link: (words) => <PageLink to="?decline">{words}</PageLink> })}
      foot={
        <>
          <ChosenAmount quote={quote} choice={choice} />
          <Button
            className={classes.accept}
            size="lg"
            aria-busy={accept.isPending}
            onClick={() => !accept.isPending && accept.mutate()}
          >
            {t(accept.isPending ? 'accepting' : 'accept')}
          </Button>
        </>
      }
    >
      <Heading quote={quote} />
      <Ticket quote={quote} choice={choice} choose={choose} />
      {accept.error && <AnswerProblem error={accept.error} />}
      {quote.lines.map((line) => (
        <LineCard key={line.id} quote={quote} line={line} choice={choice} choose={choose(line.id)} />
      ))}
      {quote.note !== '' && (
        <section className={card.card}>
          <h2>{t('note', { team: quote.teamName })}</h2>
          <p className={classes.note}>{quote.note}</p>
        </section>
      )}
      <BeforeYouCome quote={quote} />
      <DeclineDialog
        token={token}
        isOpen={new URLSearchParams(search).has('decline')}
        close={() => go(pathname, { replace: true })}
      />
    </PageFrame>
  )
}

function Heading({ quote }: { readonly quote: PublicQuote }) {
  const t = useTranslations('acceptance.heading')
  const [first, ...others] = quote.lines
  const name = firstNameOf(quote)
  const who = { name, hasName: name === '' ? 'no' : 'yes' }
  return (
    <h1>
      {first && others.length === 0
        ? t(first.kind, { ...who, device: first.deviceName })
        : t('several', { ...who, count: quote.lines.length })}
    </h1>
  )
}

/** The amount beside the button, the same as on the ticket, with the proposition's name if there is only one choice. */
function ChosenAmount({ quote, choice }: { readonly quote: PublicQuote; readonly choice: Choice }) {
  const t = useTranslations('acceptance')
  const money = useMoney(quote.currency)
  const net = chosenNet(quote, choice)
  const [only, ...others] = quote.lines
  const isNamed = only !== undefined && others.length === 0 && canChoose(quote, only)
  return (
    <div className={classes.amount} aria-live="polite">
      <span>{(isNamed && chosenOffer(only, choice)?.name) || t(`direction.${directionOf(net)}`)}</span>
      <b>{money.full(Math.abs(net))}</b>
    </div>
  )
}
