import { type Choice, choiceGroups } from '@costard/quotes'
import { html, type Html } from '../../html.ts'
import { addressOfAll, allField } from './all-lines.ts'
import { canChoose } from './choice.ts'
import { choiceGroup } from './choice-group.ts'
import { lineCard } from './line-card.ts'
import type { PageWords } from '../page-words.ts'
import type { LineExtent, OfferPage, PublicLine, PublicQuote } from '../public-quote.ts'

/** Number of lines shown with all their details, until the customer asks for all. */
export const linesAtFirst = 20

interface Card {
  readonly lines: readonly PublicLine[]
  readonly render: (extent: LineExtent) => Html
}

/**
 * A card for each line, with alternatives grouped at the place of the first. After the first ones, cards show
 * only what the customer can choose, until they ask for all: a page with hundreds of complete lines has a
 * megabyte.
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

/** True if the customer can choose something on the line. */
function isToAnswer(quote: PublicQuote, line: PublicLine): boolean {
  const { isOptional, options = [], choiceGroup: group } = line
  return isOptional === true || options.length > 0 || group !== undefined || canChoose(quote, line)
}
