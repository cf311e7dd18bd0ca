import type { AnsweredLine, QuoteId, WaitingQuote } from '@costard/contract'
import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconLock, IconX } from '@tabler/icons-react'
import { use } from 'react'
import { useNow, useTranslations } from 'use-intl'
import { ChangesContext } from '#live/changes.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { Face } from '#ui/pictures/face.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../team-context.ts'
import { useNameOf } from '../held/use-name-of.ts'
import type { WaitingView } from './waiting-query.ts'
import classes from './waiting.module.css'

interface Waiting {
  readonly waiting: readonly WaitingQuote[]
  readonly hasMore: boolean
  readonly answered: readonly AnsweredLine[]
}

/** Waiting lines with their age, oldest first, followed by today's answers. */
export function WaitingList({
  data: { waiting, hasMore, answered },
  view,
  chosen,
  onChoose,
}: {
  readonly data: Waiting
  readonly view: WaitingView
  readonly chosen: QuoteId | null
  readonly onChoose: (id: QuoteId) => void
}) {
  const t = useTranslations('held.list')
  return (
    <nav className={classes.list} aria-label={t('waiting')}>
      <h2>{t('waiting')}</h2>
      {waiting.length === 0 && <p className="cp-dim">{t(view === 'to-price' ? 'nonePrice' : 'none')}</p>}
      <ul>
        {waiting.map((quote) => (
          <li key={quote.id}>
            <WaitingRow quote={quote} isChosen={quote.id === chosen} onChoose={() => onChoose(quote.id)} />
          </li>
        ))}
      </ul>
      {hasMore && <p className="cp-dim">{t('more', { count: waiting.length })}</p>}
      {waiting.length > 1 && (
        <p className={`${classes.keys} cp-dim cp-desk-only`} aria-hidden="true">
          <kbd>J</kbd> <kbd>K</kbd> {t('move')}
        </p>
      )}
      {answered.length > 0 && (
        <>
          <h2>{t('answered')}</h2>
          <ul>
            {answered.map((line) => (
              <li key={`${line.id} ${line.lineId}`}>
                <AnsweredRow line={line} isChosen={line.id === chosen} onChoose={() => onChoose(line.id)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}

function WaitingRow({
  quote,
  isChosen,
  onChoose,
}: {
  readonly quote: WaitingQuote
  readonly isChosen: boolean
  readonly onChoose: () => void
}) {
  const t = useTranslations('held.list')
  const { labelName } = useVariantWords()
  const quotes = useTranslations('quotes')
  const { members, ownUid } = use(ChangesContext)
  const since = useSince(quote.since)
  const { askedBy, question, customerName, title, variantLabel } = quote
  const by = askedBy === null ? undefined : members.get(askedBy)
  return (
    <UnstyledButton className={classes.row} aria-current={isChosen || undefined} onClick={onChoose}>
      <Face name={by?.name ?? ''} photo={by?.photo} isColored />
      <span className={classes.words}>
        <b>{[title, labelName(variantLabel)].filter(Boolean).join(' ')}</b>
        <span>{customerName ?? quotes('walkIn')}</span>
        {askedBy === ownUid ? (
          <span>
            <Icon of={IconLock} size={14} /> {t('yourOwn')}
          </span>
        ) : (
          <span className={classes.cut}>{askedBy === null ? t('notAsked') : question}</span>
        )}
      </span>
      <span className={classes.time}>{since}</span>
    </UnstyledButton>
  )
}

function AnsweredRow({
  line: { title, variantLabel, approval, netMinor },
  isChosen,
  onChoose,
}: {
  readonly line: AnsweredLine
  readonly isChosen: boolean
  readonly onChoose: () => void
}) {
  const { labelName } = useVariantWords()
  const format = useFormatter()
  const { members } = use(ChangesContext)
  const { timeZone } = useTeam()
  const words = useAnswerWords()
  const by = members.get(approval.answeredBy ?? '')
  const Icon = approval.state === 'refused' ? IconX : IconCheck
  return (
    <UnstyledButton className={classes.row} aria-current={isChosen || undefined} onClick={onChoose}>
      <Face name={by?.name ?? ''} photo={by?.photo} isColored />
      <span className={classes.words}>
        <b>{[title, labelName(variantLabel)].filter(Boolean).join(' ')}</b>
        <span className={classes.cut}>
          <Icon size={14} stroke={1.75} aria-hidden="true" /> {words(approval, netMinor)}
        </span>
      </span>
      <span className={classes.time}>
        {format.dateTime(new Date(approval.answeredAt ?? 0), {
          hour: '2-digit',
          minute: '2-digit',
          timeZone,
        })}
      </span>
    </UnstyledButton>
  )
}

/** Returns the text for how a line was answered, with the amount if it is firm. */
export function useAnswerWords(): (approval: AnsweredLine['approval'], netMinor: number | null) => string {
  const t = useTranslations('held.list')
  const { currency } = useTeam()
  const money = useMoney(currency)
  return ({ state, note }, netMinor) => {
    if (state === 'refused') return t('refused', { note })
    const kind = state === 'priced' ? 'priced' : 'released'
    return netMinor === null ? t(`${kind}Plain`) : t(kind, { amount: money.full(Math.abs(netMinor)) })
  }
}

const minuteMs = 60_000

/** Returns how long ago it was, in minutes, hours or days. */
function useSince(since: string): string {
  const t = useTranslations('held.list.since')
  const now = useNow({ updateInterval: minuteMs / 2 })
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / minuteMs)
  if (minutes < 1) return t('now')
  if (minutes < 60) return t('minutes', { count: minutes })
  return minutes < 24 * 60
    ? t('hours', { count: Math.floor(minutes / 60) })
    : t('days', { count: Math.floor(minutes / (24 * 60)) })
}

/** Returns the text for who answered a line, and how. */
export function useSettledWords(): (approval: AnsweredLine['approval'], netMinor: number | null) => string {
  const nameOf = useNameOf()
  const words = useAnswerWords()
  return (approval, netMinor) => `${nameOf(approval.answeredBy)}: ${words(approval, netMinor)}`
}
