import type { CatalogId, CounterOffer, Quote } from '@costard/contract'
import { paidAmounts } from '@costard/quotes'
import { Button } from '@mantine/core'
import { IconAlertCircle, IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useRegion } from '#messages/region-context.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useMay, useTeam } from '../../../team-context.ts'
import { catalogQuery } from '../../add/catalog-query.ts'
import { ActionProblem } from '../actions/action-problem.tsx'
import { useQuoteAction } from '../actions/use-quote-action.ts'
import { Photo } from '../files/photo.tsx'
import { useCounterOffers } from '../use-counter-offers.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import classes from './counter-offer.module.css'
import { findingInWordsOf } from './finding-in-words-of.ts'
import { shownMinor } from './shown-minor.ts'

/** Counter-offers after inspections: the findings, and the customer's answer. */
export function CounterOffers({ quote }: { readonly quote: Quote }) {
  const offers = useCounterOffers(quote)
  return offers.map((offer) => <CounterOfferCard key={offer.lineId} quote={quote} offer={offer} />)
}

function CounterOfferCard({ quote, offer }: { readonly quote: Quote; readonly offer: CounterOffer }) {
  const t = useTranslations('counterOffer')
  const { labelName } = useVariantWords()
  const format = useFormatter()
  const money = useMoney(quote.currency)
  const { content, state, answerBy } = offer
  const paid = paidAmounts(content, content.cashStepMinor)
  const findings = useFindings(quote, offer)
  const day = format.dateTime(new Date(`${answerBy}T00:00:00Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return (
    <section className={`cp-card ${classes.card}`} aria-label={t('title')}>
      <header>
        <h2>{t('title')}</h2>
        <span className="cp-dim">
          {[content.deviceName, labelName(content.variantLabel)].filter(Boolean).join(', ')}
        </span>
      </header>
      <p className={classes.price}>
        <b>{money.full(shownMinor(content.kind, paid.newMinor))}</b>{' '}
        <span className="cp-dim">
          {t('before')} <s>{money.full(shownMinor(content.kind, paid.acceptedMinor))}</s>
        </span>
      </p>
      <p aria-live="polite">
        {t(state === 'notified' && content.kind === 'repair' ? 'state.notifiedCheaper' : `state.${state}`, {
          day,
        })}
      </p>
      <Delivery offer={offer} />
      <ul className={classes.findings}>
        {content.services.map(({ key, name, quantity, deltaMinor, text }) => (
          <li key={`service ${key}`}>
            <span className={classes.finding}>
              {quantity === 0 ? <s>{name}</s> : <b>{quantity === 1 ? name : `${quantity} × ${name}`}</b>}
              <b>{money.signed(shownMinor(content.kind, deltaMinor))}</b>
            </span>
            {text !== '' && <span className="cp-dim">{text}</span>}
          </li>
        ))}
        {findings.map((finding) => (
          <li key={finding.questionKey}>
            <span className={classes.finding}>
              <b>{finding.question}</b>
              <span>
                {finding.said !== '' && <s>{finding.said}</s>} {finding.found}
              </span>
              {finding.deltaMinor !== 0 && (
                <b>{money.signed(shownMinor(content.kind, finding.deltaMinor))}</b>
              )}
            </span>
            {finding.text !== '' && <span className="cp-dim">{finding.text}</span>}
            <Photos quote={quote} photos={finding.photos} />
          </li>
        ))}
      </ul>
      <Photos quote={quote} photos={content.photos} />
      {state === 'sent' && <Open quote={quote} offer={offer} />}
    </section>
  )
}

function Photos({
  quote,
  photos,
}: {
  readonly quote: Quote
  readonly photos: CounterOffer['content']['photos']
}) {
  const t = useTranslations('counterOffer')
  const format = useFormatter()
  if (photos.length === 0) return null
  return (
    <div className={classes.photos}>
      {photos.map(({ fileId, side, at }) => (
        <Photo
          key={fileId}
          quote={quote}
          file={{ id: fileId }}
          caption={t(`photo.${side}`, {
            time: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        />
      ))}
    </div>
  )
}

/** Findings are sent in the customer's language and shown in the user's. */
function useFindings({ lines }: Quote, { lineId, content }: CounterOffer) {
  const { id: teamId } = useTeam()
  const { language } = useRegion()
  const line = lines.find(({ id }) => id === lineId)
  const document = useQuery({
    ...catalogQuery(teamId, line?.catalogId ?? ('' as CatalogId), line?.catalogVersion), // see enabled
    enabled: line !== undefined,
  })
  return content.findings.map((finding) => findingInWordsOf(finding, document.data, language))
}

/** Problem with the mail: the customer does not know about the offer yet. */
function Delivery({ offer: { delivery } }: { readonly offer: CounterOffer }) {
  const t = useTranslations('counterOffer')
  if (delivery.state !== 'failed' && delivery.state !== 'delayed') return null
  return (
    <Note kind="problem" icon={<Icon of={IconAlertCircle} size={18} />}>
      {t(`delivery.${delivery.state}`)}
    </Note>
  )
}

/** Buttons for reminding the customer, or recording the answer. */
function Open({ quote, offer }: { readonly quote: Quote; readonly offer: CounterOffer }) {
  const t = useTranslations('counterOffer')
  const common = useTranslations('common')
  const notify = useNotice()
  const maySend = useMay('quote.send')
  const mayAnswer = useMay('quote.acceptFor')
  const [asked, setAsked] = useState<'accepted' | 'declined'>()
  const remind = useQuoteAction(
    quote,
    (ofQuote) => api.counterOffers.remind({ ...ofQuote, lineId: offer.lineId }),
    () => notify(t('reminded', { email: quote.customer?.email ?? '' })),
  )
  const isOnItsWay = offer.delivery.state === 'sending' || offer.delivery.state === 'delayed'
  return (
    <>
      <div className="cp-flex cp-wrap cp-gap-8">
        {maySend && !isOnItsWay && (
          <ActionButton
            icon={<Icon of={IconBell} size={18} />}
            isRunning={remind.isRunning}
            label={t(offer.delivery.state === 'failed' ? 'sendAgain' : 'remind')}
            running={common('saving')}
            onClick={() => remind.run()}
          />
        )}
        {mayAnswer && (
          <>
            <Button variant="default" onClick={() => setAsked('accepted')}>
              {t('accepted')}
            </Button>
            <Button variant="default" onClick={() => setAsked('declined')}>
              {t('declined')}
            </Button>
          </>
        )}
      </div>
      <ActionProblem error={remind.error} />
      <AnswerDialog quote={quote} offer={offer} answer={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}
