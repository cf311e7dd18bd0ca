import type { Quote, QuoteId, QuoteLine } from '@costard/contract'
import { isAllowed, priceObstacleOf } from '@costard/quotes'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { ColleagueFaces } from '#live/colleague-faces.tsx'
import { useAnnouncePresence } from '#live/presence.ts'
import { useSignedIn } from '#session/session-context.ts'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { ListProblem } from '../../list/list-states.tsx'
import { useTeam } from '../../team-context.ts'
import { HeldReasons } from '../held/held-reasons.tsx'
import { PriceForm } from '../held/price-form.tsx'
import { ReleaseForm } from '../held/release-form.tsx'
import { isToPrice, waitingLinesOf } from '../held/waiting-lines-of.ts'
import { DeviceFacts } from '../quote/offer/device-facts.tsx'
import { quoteQuery } from '../quote-query.ts'
import { LineAnswers } from './line-answers.tsx'
import { useSettledWords } from './waiting-list.tsx'
import classes from './waiting.module.css'

/**
 * Everything needed to answer: the message of the member who asked, the answers, the checks, and the form.
 */
export function WaitingDetail({
  quoteId,
  onBack,
}: {
  readonly quoteId: QuoteId
  /** On phones. */
  readonly onBack: (() => void) | undefined
}) {
  const t = useTranslations('held.list')
  const { id: teamId } = useTeam()
  const { user } = useSignedIn()
  const { data: quote, error, refetch } = useQuery(quoteQuery(teamId, quoteId))
  useAnnouncePresence(teamId, quoteId, user)
  return (
    <div className={classes.detail}>
      {onBack && (
        <Button
          className={classes.back}
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={18} stroke={1.75} />}
          onClick={onBack}
        >
          {t('back')}
        </Button>
      )}
      {error && !quote && <ListProblem error={error} retry={() => void refetch()} />}
      {quote && (
        <Suspense fallback={<PageLoader />}>
          <QuoteDetail quote={quote} />
        </Suspense>
      )}
    </div>
  )
}

function QuoteDetail({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('quotes')
  const { labelName } = useVariantWords()
  const list = useTranslations('held.list')
  const { id: teamId } = useTeam()
  const isDraft = isAllowed('edit', quote.state)
  const waiting = isDraft ? waitingLinesOf(quote) : []
  const settled = quote.lines.filter((line) => line.approval?.answeredAt && !waiting.includes(line))
  const [first] = waiting.length > 0 ? waiting : quote.lines
  const path = isDraft ? paths.review(teamId, quote.id) : paths.quote(teamId, quote.id)
  return (
    <>
      <header className={classes.head}>
        <h2>{[first?.device.name, labelName(first?.variantLabel ?? '')].filter(Boolean).join(', ')}</h2>
        <p>
          <Link to={path} aria-label={`${list('open')} ${quote.number}`}>
            {quote.number}
          </Link>{' '}
          {quote.customer?.name ?? t('walkIn')}{' '}
          <span className="cp-mono">{first?.device.imei ?? first?.device.serial}</span>
        </p>
        <ColleagueFaces quoteId={quote.id} />
      </header>
      {settled.map((line) => (
        <Settled key={line.id} line={line} isDraft={isDraft} />
      ))}
      {waiting.map((line) => (
        <WaitingLine key={line.id} quote={quote} line={line} isOnly={waiting.length === 1} />
      ))}
    </>
  )
}

/** Shows who answered, since a colleague may just have done so. */
function Settled({ line, isDraft }: { readonly line: QuoteLine; readonly isDraft: boolean }) {
  const words = useSettledWords()
  const { approval, result } = line
  if (!approval) return null
  const stands = !isDraft || priceObstacleOf(result, approval.state === 'released') === undefined
  return (
    <div role="status">
      <Note kind="money">
        <b>{line.device.name}</b> {words(approval, stands ? result.netMinor : null)}
      </Note>
    </div>
  )
}

function WaitingLine({
  quote,
  line,
  isOnly,
}: {
  readonly quote: Quote
  readonly line: QuoteLine
  readonly isOnly: boolean
}) {
  const t = useTranslations('held.list')
  return (
    <section className={classes.line}>
      <div className={classes.about}>
        <h3>{t('why')}</h3>
        <HeldReasons line={line} isOnly={isOnly} />
        <LineAnswers line={line} />
        <DeviceFacts quote={{ ...quote, lines: [line] }} />
      </div>
      <div className={`cp-card ${classes.form}`}>
        {isToPrice(line) ? (
          <PriceForm key={line.approval?.answeredAt} quote={quote} line={line} hasKeys={isOnly} />
        ) : (
          <ReleaseForm key={line.approval?.answeredAt} quote={quote} line={line} hasKeys={isOnly} />
        )}
      </div>
    </section>
  )
}
