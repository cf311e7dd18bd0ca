import type { Quote, QuoteLine } from '@costard/contract'
import { IconAlertCircle, IconCheck, IconCircleCheck, IconGitCompare } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DeviceDrawing } from '#ui/pictures/device-drawing.tsx'
import { Note } from '#ui/notes/note.tsx'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { Icon } from '#ui/icon.tsx'
import { ShownByVisitor } from '../files/shown-by-visitor.tsx'
import { AddedServices } from './added-services.tsx'
import { AnswerRow, FindingRow } from './finding-row.tsx'
import { InspectFrame } from './inspect-frame.tsx'
import classes from './inspect.module.css'
import { PriceChange } from './price-change.tsx'
import { useComparison } from './use-comparison.ts'
import { useInspection } from './use-inspection.ts'
import { WrongDevice } from './wrong-device.tsx'

/** Answers that differ are open, the others collapsed to one row; beside them the resulting price. */
export function Inspect({ quote, line }: { readonly quote: Quote; readonly line: QuoteLine }) {
  const t = useTranslations('inspect')
  const { labelName } = useVariantWords()
  const inspection = useInspection(quote, line)
  const comparison = useComparison(quote, line, inspection.found)
  const { document, result, questions, problems } = comparison
  const { findings } = result
  usePageTitle(`${t('label')} ${quote.number}`)
  const rows = questions.map((question, place) => ({
    question,
    number: place + 1,
    finding: findings.find(({ questionKey }) => questionKey === question.key),
  }))
  const differing = rows.filter(({ finding }) => finding)
  const matching = rows.filter(({ finding }) => !finding)
  // Expanded for a device that was not inspected yet, until the user collapses it: more answers may differ.
  const [showsMatching, setShowsMatching] = useState(differing.length === 0)
  const common = { quote, line, comparison, inspection }
  const isProven =
    findings.length > 0 && problems.length === 0 && result.paid.newMinor < result.paid.acceptedMinor
  return (
    <InspectFrame {...common}>
      <div className={classes.main}>
        <header className={classes.device}>
          <span className={classes.drawing}>
            <DeviceDrawing silhouette={silhouetteOf(line)} />
          </span>
          <div>
            <h1>{line.device.name}</h1>
            <p className="cp-dim">
              {labelName(line.variantLabel)}{' '}
              <span className="cp-mono">{line.device.imei ?? line.device.serial ?? ''}</span>
            </p>
          </div>
          <WrongDevice quote={quote} />
        </header>
        <p className={classes.summary}>
          {differing.length > 0 ? (
            <b>
              <Icon of={IconGitCompare} size={16} /> {t('differ', { count: differing.length })}
            </b>
          ) : (
            <b>
              <IconCheck size={16} stroke={2} aria-hidden="true" /> {t('allMatch')}
            </b>
          )}
          <span className="cp-dim">{t('version', { version: String(document.pricing.version) })}</span>
        </p>
        <section className={`cp-card ${classes.answers}`} aria-label={t('label')}>
          <div className={`${classes.row} ${classes.head}`} aria-hidden="true">
            <span />
            <span>{t('column.question')}</span>
            <span>{t('column.said')}</span>
            <span>{t('column.found')}</span>
            <span className={classes.delta}>{t('column.difference')}</span>
          </div>
          <ol className={classes.list}>
            {differing.map(
              ({ finding, ...row }) =>
                finding && (
                  <FindingRow
                    key={row.question.key}
                    {...common}
                    {...row}
                    finding={finding}
                    problems={problems}
                  />
                ),
            )}
          </ol>
          <details
            className={classes.matching}
            open={showsMatching}
            onToggle={(event) => setShowsMatching(event.currentTarget.open)}
          >
            <summary>
              <IconCheck size={18} stroke={2} aria-hidden="true" />
              {t('matching', { count: matching.length })}
            </summary>
            <ol className={classes.list}>
              {matching.map(({ question, number }) => (
                <li key={question.key} id={`finding-${question.key}`} tabIndex={-1}>
                  <AnswerRow
                    {...common}
                    question={question}
                    number={number}
                    before={line.answers[question.key] ?? null}
                  />
                </li>
              ))}
            </ol>
          </details>
        </section>
        {line.kind === 'repair' && <AddedServices {...common} />}
        <ShownByVisitor quote={quote} isInspecting />
        {isProven && (
          <p className={classes.ready}>
            <Icon of={IconCircleCheck} size={16} /> {t('ready', { count: findings.length })}
          </p>
        )}
        {problems.some(({ kind }) => kind === 'notAsked') && (
          <Note kind="problem" icon={<Icon of={IconAlertCircle} size={18} />}>
            {t('problem.notAsked')}
          </Note>
        )}
      </div>
      <PriceChange {...common} />
    </InspectFrame>
  )
}

/** Returns the outline for a device by its key, which starts with the family. */
function silhouetteOf({ device: { key = 'iphone' } }: QuoteLine): string {
  return key.replace(/-.*/, '')
}
