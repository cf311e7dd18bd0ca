import { type Quote, textIn } from '@costard/contract'
import { isAllowed } from '@costard/quotes'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMembers } from '#live/changes.ts'
import { useRegion } from '#messages/region-context.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useSignedIn } from '#session/session-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { shownMinor } from './counter-offer/shown-minor.ts'
import { useTeam } from '../../team-context.ts'
import { useCounterOffers } from './use-counter-offers.ts'
import { catalogQuery } from '../add/catalog-query.ts'
import classes from './quote-screen.module.css'

/** The activity of the quote, newest last. */
export function QuoteTimeline({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter.quote')
  const sites = useTranslations('sites')
  const format = useFormatter()
  const accepted = useAcceptedWords(quote)
  const day = (date: string) =>
    // A calendar day: parse and format in UTC.
    format.dateTime(new Date(`${date}T00:00:00Z`), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
  const { user } = useSignedIn()
  const { acceptance, decline, cancellation, delivery } = quote
  const members = useMembers()
  const nameOf = (id: string | null) => members.get(id ?? '')?.name ?? ''
  const whoIs = (id: string | null) => (id === user.uid ? 'you' : nameOf(id) === '' ? 'colleague' : 'named')
  const who = ({ by }: { by: string }) => ({ who: whoIs(by), name: nameOf(by) })
  const declineWords = ({ reason, onBehalf }: NonNullable<typeof decline>) => {
    const words = { reason: t(`declineReason.${reason}`) }
    return onBehalf ? t('declinedFor', { ...words, ...who(onBehalf) }) : t('declined', words)
  }
  const approvals = quote.lines.flatMap(({ approval }) => {
    if (!approval) return []
    const { askedBy, askedAt, question, answeredBy, answeredAt, note, state } = approval
    const answer = state === 'asked' ? undefined : state
    return [
      {
        at: askedBy === null ? null : askedAt,
        words: [t(`asked.${whoIs(askedBy)}`, { name: nameOf(askedBy) }), question],
      },
      {
        at: answeredAt,
        words: answer ? [t(`${answer}.${whoIs(answeredBy)}`, { name: nameOf(answeredBy) }), note] : [],
      },
    ]
  })
  const sentWords = () => {
    const { channel } = quote
    if (channel !== null && channel !== 'email') return t(`sentAs.${channel}`)
    return t('sent', { email: quote.customer?.email ?? '' })
  }
  const events = [
    { at: quote.createdAt, words: [t('created')] },
    { at: quote.sentAt, words: [sentWords()] },
    {
      at: delivery?.isReminder && delivery.state === 'sent' ? delivery.at : null,
      words: [t('reminded')],
    },
    { at: quote.firstViewedAt, words: [t('viewed')] },
    {
      at: acceptance?.at ?? null,
      words: acceptance?.onBehalf
        ? [
            t('acceptedFor', { ...who(acceptance.onBehalf), offer: accepted }),
            t(`channel.${acceptance.onBehalf.channel}`),
            acceptance.onBehalf.note,
          ]
        : [t('accepted', { offer: accepted }), acceptance?.name],
    },
    {
      at: decline?.at ?? null,
      words: decline ? [declineWords(decline), decline.text] : [],
    },
    ...approvals,
    ...quote.questions.flatMap(({ at, text, answer }) => [
      { at, words: [t('question'), text] },
      { at: answer?.at ?? null, words: [t('questionAnswered'), answer?.text] },
    ]),
    ...useCounterOfferEvents(quote),
    ...quote.siteChanges.map(({ at, by, site }) => ({
      at,
      words: [t('siteChosen', who({ by })), site ?? sites('noSite')],
    })),
    { at: cancellation?.at ?? null, words: [t('cancelled', { reason: cancellation?.reason ?? '' })] },
  ]
  return (
    <section className="cp-card cp-part cp-gap-8">
      <h2>{t('timeline')}</h2>
      <ol className={classes.timeline}>
        {inOrder(events).map(
          ({ at, words }) =>
            at !== null && (
              <li key={`${at}${words[0]}`}>
                <span>{words.filter(Boolean).join(' · ')}</span>
                <time className="cp-dim" dateTime={at}>
                  {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
              </li>
            ),
        )}
        {quote.state === 'expired' && <li>{t('expired', { date: day(quote.validUntil) })}</li>}
        {isAllowed('edit', quote.state) && (
          <li className="cp-dim">{t('until', { date: day(quote.validUntil) })}</li>
        )}
      </ol>
    </section>
  )
}

/** Events of new prices after inspections. */
function useCounterOfferEvents(quote: Quote) {
  const t = useTranslations('counterOffer.timeline')
  const money = useMoney(quote.currency)
  return useCounterOffers(quote).flatMap(({ state, content, sentAt, answer, delivery, lineId }) => {
    const amount = money.full(shownMinor(content.kind, content.newMinor))
    const ended = quote.lines.find(({ id }) => id === lineId)?.fulfilment?.at ?? null
    return [
      {
        at: sentAt,
        words: [
          t(state !== 'notified' ? 'sent' : content.kind === 'repair' ? 'notifiedCheaper' : 'notified', {
            amount,
          }),
          content.deviceName,
        ],
      },
      { at: delivery.isReminder && delivery.state === 'sent' ? delivery.at : null, words: [t('reminded')] },
      state === 'lapsed'
        ? { at: ended, words: [t('lapsed')] }
        : {
            at: answer?.at ?? null,
            words:
              state === 'accepted' || state === 'declined'
                ? [t(state), answer?.name, answer?.onBehalf?.note]
                : [],
          },
    ]
  })
}

/** Sorted by time; what has not happened is left out. */
function inOrder<Event extends { readonly at: string | null }>(events: readonly Event[]): readonly Event[] {
  return events
    .filter(({ at }) => at !== null)
    .toSorted((a, b) => Date.parse(a.at ?? '') - Date.parse(b.at ?? ''))
}

/** The accepted proposition with its amount. */
function useAcceptedWords({ acceptance, lines, currency }: Quote): string {
  const { language } = useRegion()
  const { id: teamId } = useTeam()
  const money = useMoney(currency)
  const documents = useSuspenseQueries({
    queries: lines.map(({ catalogId, catalogVersion }) => catalogQuery(teamId, catalogId, catalogVersion)),
  })
  if (!acceptance) return ''
  const names = lines.map(({ id }, place) => {
    const key = acceptance.propositionKeys[id] ?? ''
    return textIn(language, documents[place]?.data.wording.propositions[key]?.name)
  })
  return [...new Set(names), money.full(Math.abs(acceptance.netMinor))].filter(Boolean).join(', ')
}
