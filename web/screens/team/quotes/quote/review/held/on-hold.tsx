import type { Quote } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useMay } from '../../../../team-context.ts'
import { AskManager } from './ask-manager.tsx'
import classes from './held.module.css'
import { HeldReasons } from './held-reasons.tsx'
import { heldLinesOf } from './held-lines-of.ts'
import { ReleaseForm } from './release-form.tsx'

/** In place of the ticket while lines are held: why, and what this member can do about it. Never an amount, but for who may release. */
export function OnHold({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('held')
  const held = heldLinesOf(quote)
  const mayRelease = useMay('quote.override')
  const isAsked = held.some(({ approval }) => approval?.state === 'asked')
  return (
    <section className={classes.onHold} aria-label={t('title')}>
      <h2>{t('offer')}</h2>
      <b className={classes.title} aria-live="polite">
        {t(isAsked ? 'asked' : 'title')}
      </b>
      <p>{t(isAsked ? 'askedHelp' : mayRelease ? 'releaseHelp' : 'help')}</p>
      {held.map((line) => (
        <div key={line.id} className={classes.line}>
          <HeldReasons line={line} isOnly={quote.lines.length === 1} />
          {/* What is typed stays while a colleague edits other parts of the draft. */}
          {mayRelease && <ReleaseForm key={line.approval?.answeredAt} quote={quote} line={line} />}
        </div>
      ))}
      <AskManager quote={quote} isAsked={isAsked} />
    </section>
  )
}
