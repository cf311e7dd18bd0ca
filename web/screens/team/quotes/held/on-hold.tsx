import type { Quote } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '#session/session-context.ts'
import { useMay } from '../../team-context.ts'
import { AskManager } from './ask-manager.tsx'
import classes from './held.module.css'
import { HeldReasons } from './held-reasons.tsx'
import { PriceForm } from './price-form.tsx'
import { ReleaseForm } from './release-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import { isToPrice, waitingLinesOf } from './waiting-lines-of.ts'

/**
 * Shown in place of the ticket while lines wait for a colleague: the reason, and what this member can do.
 * Amounts only for those who may release.
 */
export function OnHold({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('held')
  const waiting = waitingLinesOf(quote)
  const mayRelease = useMay('quote.override')
  const { user } = useSignedIn()
  const isAsked = waiting.some(({ approval }) => approval?.state === 'asked')
  const isPrice = waiting.every(isToPrice)
  const title = t(isPrice ? 'toPrice' : 'title')
  const help = () => {
    if (isAsked) return t('askedHelp')
    if (isPrice) return t(mayRelease ? 'priceHelp' : 'toPriceHelp')
    return t(mayRelease ? 'releaseHelp' : 'help')
  }
  return (
    <section className={classes.onHold} aria-label={title}>
      <h2>{t('offer')}</h2>
      <b className={classes.title} aria-live="polite">
        {isAsked ? t('asked') : title}
      </b>
      <p>{help()}</p>
      {waiting.map((line) => (
        <div key={line.id} className={classes.line}>
          <HeldReasons line={line} isOnly={quote.lines.length === 1} />
          {(!mayRelease || line.approval?.askedBy === user.uid) && <ReplyForm quote={quote} line={line} />}
          {/* Typed text is kept while a colleague edits other parts of the draft. */}
          {mayRelease &&
            (isToPrice(line) ? (
              <PriceForm key={`price ${line.approval?.answeredAt}`} quote={quote} line={line} />
            ) : (
              <ReleaseForm key={line.approval?.answeredAt} quote={quote} line={line} />
            ))}
        </div>
      ))}
      <AskManager quote={quote} isAsked={isAsked} />
    </section>
  )
}
