import type { Quote, QuoteLine } from '@costard/contract'
import { linesTaken } from '@costard/quotes'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useKeys } from '#ui/layout/use-keys.ts'
import { ButtonKeys } from '#ui/notes/button-keys.tsx'
import { useTeam } from '../../../team-context.ts'
import { catalogQuery } from '../../add/catalog-query.ts'
import { answersOfLine } from '../../answers-of-line.ts'
import classes from './quote-answers.module.css'

/** Number of answers shown at first. */
const shownFirst = 6

/** The answers that determined the price of each device; a click shows all. */
export function QuoteAnswers({ quote }: { readonly quote: Quote }) {
  const lines = linesTaken(quote.lines, quote.acceptance ?? {})
  return lines.map((line, place) => (
    <LineAnswers key={line.id} line={line} isOnly={lines.length === 1} hasKey={place === 0} />
  ))
}

function LineAnswers({
  line,
  isOnly,
  hasKey,
}: {
  readonly line: QuoteLine
  readonly isOnly: boolean
  /** The A key shows all answers. */
  readonly hasKey: boolean
}) {
  const t = useTranslations('quotePage.answers')
  const { language } = useRegion()
  const { id: teamId } = useTeam()
  const { data: document } = useSuspenseQuery(catalogQuery(teamId, line.catalogId, line.catalogVersion))
  const answers = answersOfLine(document, line, language)
  const [isWhole, setWhole] = useState(false)
  const card = useRef<HTMLElement>(null)
  const showAll = () => {
    setWhole(true)
    card.current?.focus()
  }
  useKeys(hasKey ? { a: showAll } : {})
  if (answers.length === 0) return null
  // If only some are shown, answers that changed the price come first.
  const byWeight = answers.toSorted(
    (one, other) =>
      Number(other.isHeld || other.movedMinor !== 0) - Number(one.isHeld || one.movedMinor !== 0),
  )
  const first = new Set(byWeight.slice(0, shownFirst))
  const shown = isWhole ? answers : answers.filter((answer) => first.has(answer))
  const title = isOnly ? t('title') : t('titleOf', { device: line.device.name })
  return (
    <section ref={card} tabIndex={-1} className={`cp-card ${classes.answers}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {answers.length > shownFirst && (
          <Button
            variant="subtle"
            size="compact-sm"
            className="cp-target"
            aria-expanded={isWhole}
            rightSection={hasKey && <ButtonKeys keys="A" />}
            onClick={() => (isWhole ? setWhole(false) : showAll())}
          >
            {t(isWhole ? 'fewer' : 'all', { count: answers.length })}
          </Button>
        )}
      </header>
      <dl>
        {shown.map(({ key, text, answer }) => (
          <div key={key}>
            <dt>{text}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
