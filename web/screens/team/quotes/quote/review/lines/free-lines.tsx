import type { Quote, QuoteLine } from '@costard/contract'
import { isNothing } from '@costard/quotes'
import { Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { Note } from '#ui/notes/note.tsx'
import { counterLineOf, inputOf } from '../../../add/counter-line.ts'
import { ActionProblem } from '../../actions/action-problem.tsx'
import { useQuoteAction } from '../../actions/use-quote-action.ts'

/**
 * Asks for each repair or sale with an amount of zero whether it is deliberately free; otherwise the quote
 * cannot be sent.
 */
export function FreeLines({ quote }: { readonly quote: Quote }) {
  return quote.lines
    .filter(comesToNothing)
    .map((line) => <FreeLine key={line.id} quote={quote} line={line} />)
}

function FreeLine({ quote, line }: { readonly quote: Quote; readonly line: QuoteLine }) {
  const t = useTranslations('counter.setup')
  const input = inputOf(counterLineOf(line))
  const save = useQuoteAction(quote, (ofQuote, isFree: boolean) =>
    api.quotes.changeLines({
      ...ofQuote,
      changes: input ? [{ op: 'edit', lineId: line.id, line: { ...input, isFree } }] : [],
    }),
  )
  return (
    <Note kind="money">
      <div>
        <b>{line.device.name}</b>: {t(line.kind === 'repair' ? 'nothingChosen' : 'noAmount')}
      </div>
      <Checkbox
        label={t('isFree')}
        checked={save.isRunning ? save.input : line.isFree === true}
        disabled={save.isRunning}
        onChange={(event) => save.run(event.currentTarget.checked)}
      />
      <ActionProblem error={save.error} />
    </Note>
  )
}

function comesToNothing({ kind, result, services, handPrice, adjustment }: QuoteLine): boolean {
  const hasOptions = services.some(({ isOptional }) => isOptional === true)
  return isNothing({ kind, result, hasOptions, isSetByHand: handPrice !== null || adjustment !== null })
}
