import { type Choice, choiceGroups } from '@costard/quotes'
import { html, type Html } from '../../html.ts'
import { addressOfAll, allField } from './all-lines.ts'
import { canChoose } from './choice.ts'
import { choiceGroup } from './choice-group.ts'
import { lineCard } from './line-card.ts'
import type { PageWords } from '../page-words.ts'
import type { LineExtent, OfferPage, PublicLine, PublicQuote } from '../public-quote.ts'

/** Lines that are shown with all that is known of them, before the customer asks for all. */
export const linesAtFirst = 20

interface Card {
  readonly lines: readonly PublicLine[]
  readonly render: (extent: LineExtent) => Html
}

/**
 * A card for each line; alternatives together, where the first of them is. After the first ones only what the customer
 * can answer is shown, until they ask for all: a page of hundreds of lines with their answers and sums has a megabyte.
 */
export function lineCards(
  { quote, choice, isAll = false }: Pick<OfferPage, 'quote' | 'choice' | 'isAll'>,
  words: PageWords,
): readonly (Html | false)[] {
  const { texts } = words
  let [before, hidden, brief] = [0, 0, 0]
  const shown = cardsOf(quote, choice, words).map(({ lines, render }) => {
    const isWhole = isAll || before < linesAtFirst
    before += lines.length
    if (isWhole) return render('whole')
    if (!lines.some((line) => isToAnswer(quote, line))) {
      hidden += lines.length
      return false
    }
    brief += lines.length
    return render('brief')
  })
  if (isAll) return [...shown, html`<input type="hidden" name="${allField}" value="yes" />`]
  if (hidden + brief === 0) return shown
  const more = html`<section class="card">
    ${hidden > 0 && html`<p class="note">${texts('publicQuote.notListed', { count: hidden })}</p>`}
    <div data-live="all">
      <a class="button" href="${addressOfAll(quote, choice)}"
        >${texts('publicQuote.showAll', { count: quote.lines.length })}</a
      >
    </div>
  </section>`
  return [...shown, more]
}

function cardsOf(quote: PublicQuote, choice: Choice, words: PageWords): readonly Card[] {
  const groups = choiceGroups(quote.lines)
  return quote.lines.flatMap((line): Card[] => {
    const place = groups.findIndex((group) => group.lines.includes(line))
    const group = groups[place]
    if (!group) return [{ lines: [line], render: (extent) => lineCard(quote, line, choice, extent, words) }]
    if (group.lines[0] !== line) return []
    const { lines } = group
    return [{ lines, render: (extent) => choiceGroup(quote, group, { place, choice, extent }, words) }]
  })
}

/** True if the customer chooses something about the line. */
function isToAnswer(quote: PublicQuote, line: PublicLine): boolean {
  const { isOptional, options = [], choiceGroup: group } = line
  return isOptional === true || options.length > 0 || group !== undefined || canChoose(quote, line)
}
