import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import type { Entry, Question } from '../queue/entry.ts'
import { versionsOf } from '../queue/entry.ts'
import { EntryIcon } from './entry-icon.tsx'
import { Refused } from './refused.tsx'
import classes from './waiting.module.css'

/**
 * A quote that has not arrived: its content, what it waits for, and the possible actions if it needs a
 * decision.
 */
export function EntryCard({
  entry,
  isNext,
  onDecide,
  onChange,
  onWithdraw,
}: {
  readonly entry: Entry
  readonly isNext: boolean
  readonly onChange: (by: (entry: Entry) => Entry) => void
  readonly onDecide: (choice: 'keep' | 'anew' | 'too') => void
  readonly onWithdraw: () => void
}) {
  const t = useTranslations('offline')
  const { id, teamId, state, number, device, quote, send, accept, added, question } = entry
  const format = useFormatter()
  const money = useMoney(entry.currency)
  const price = entry.shownMinor === null ? t('noPrice') : money.full(Math.abs(entry.shownMinor))
  const customer = quote.customer?.name
  return (
    <li className={classes.entry} data-state={state}>
      <EntryIcon entry={entry} />
      <div className={classes.words}>
        <Link
          className={classes.name}
          to={accept ? paths.waitingQuote(teamId, id) : paths.review(teamId, id)}
        >
          {customer === undefined ? device : `${customer}, ${device}`}
        </Link>{' '}
        <span className={classes.number}>{t('number', { number: String(number) })}</span>
        <div className="cp-dim">
          {accept
            ? t('accepted', {
                time: format.dateTime(new Date(accept.acceptedAt), { hour: '2-digit', minute: '2-digit' }),
              })
            : send === 'email'
              ? t('email')
              : t('quote')}
          , {price}
        </div>
        {state === 'refused' && <Refused entry={entry} onChange={onChange} />}
        {question && <Asked entry={entry} question={question} onDecide={onDecide} />}
        {/* A quote that the server already has cannot be withdrawn here. */}
        {state !== 'waiting' && !added && <Withdraw onWithdraw={onWithdraw} />}
      </div>
      {state === 'waiting' && (
        <span className={`cp-dim ${classes.waits}`}>{isNext ? t('next') : t('willSend')}</span>
      )}
    </li>
  )
}

function Asked({
  entry,
  question,
  onDecide,
}: {
  readonly entry: Entry
  readonly question: Question
  readonly onDecide: (choice: 'keep' | 'anew' | 'too') => void
}) {
  const t = useTranslations('offline')
  const money = useMoney(entry.currency)
  const words = (minor: number | null) => (minor === null ? t('noPrice') : money.full(Math.abs(minor)))
  if (question.kind === 'device') {
    const { number, quoteId } = question
    return (
      <>
        <p className={classes.why}>{t('deviceAsk', { number })}</p>
        <div className={classes.ways}>
          <Button component={Link} variant="default" to={paths.quote(entry.teamId, quoteId)}>
            {t('openOther', { number })}
          </Button>
          <Button variant="default" onClick={() => onDecide('too')}>
            {t('sendToo')}
          </Button>
        </div>
      </>
    )
  }
  const { toldMinor, newMinor, versions } = question.price
  const [[catalogId, version] = ['', 0]] = Object.entries(versions)
  return (
    <>
      <p className={classes.why}>{t('priceAsk')}</p>
      <div className={classes.prices}>
        <div className={classes.price} data-told>
          {t(entry.accept ? 'toldSigned' : 'told', {
            version: String(versionsOf(entry.quote)[catalogId] ?? ''),
          })}
          <b>{words(toldMinor)}</b>
        </div>
        <div className={classes.price}>
          {t('anew', { version: String(version) })}
          <b>{words(newMinor)}</b>
        </div>
      </div>
      <div className={classes.ways}>
        <Button onClick={() => onDecide('keep')}>
          {t(entry.accept ? 'keepSigned' : 'keep', { price: words(toldMinor) })}
        </Button>
        <Button variant="default" onClick={() => onDecide('anew')}>
          {t('offerAnew', { price: words(newMinor) })}
        </Button>
      </div>
    </>
  )
}

/** Confirms first, since a withdrawn entry exists nowhere else. */
function Withdraw({ onWithdraw }: { readonly onWithdraw: () => void }) {
  const t = useTranslations('offline')
  const common = useTranslations('common')
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking)
    return (
      <Button variant="subtle" color="red" onClick={() => setIsAsking(true)}>
        {t('withdraw')}
      </Button>
    )
  return (
    <div role="alert">
      <p className={classes.why}>{t('withdrawText')}</p>
      <div className={classes.ways}>
        <Button color="red" onClick={onWithdraw}>
          {t('withdraw')}
        </Button>
        <Button variant="default" onClick={() => setIsAsking(false)}>
          {common('cancel')}
        </Button>
      </div>
    </div>
  )
}
