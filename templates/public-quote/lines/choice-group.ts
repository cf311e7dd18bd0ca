import { type Choice, type ChoiceGroup, linesTaken } from '@costard/quotes'
import { deviceTitle } from '../../device-title.ts'
import { html, type Html } from '../../html.ts'
import { groupField } from './choice.ts'
import { deviceDrawing } from '../icons.ts'
import { identifier, lineAmount, lineDetails } from './line-card.ts'
import type { PageWords } from '../page-words.ts'
import type { LineExtent, PublicLine, PublicQuote } from '../public-quote.ts'

interface Alternative {
  /** Position of the group, from 0. */
  readonly place: number
  readonly isChosen: boolean
  readonly choice: Choice
  readonly extent: LineExtent
}

/** Lines of which the customer takes one: side by side if there is room. */
export function choiceGroup(
  quote: PublicQuote,
  { name, lines }: ChoiceGroup<PublicLine>,
  { place, choice, extent }: Omit<Alternative, 'isChosen'>,
  words: PageWords,
): Html {
  const [taken, ...others] = linesTaken(lines, choice)
  const chosen = others.length === 0 ? taken : undefined
  return html`<fieldset class="alternatives">
    <legend>${name} <small>${words.texts('publicQuote.alternatives.choose')}</small></legend>
    ${lines.map((line) => alternative(quote, line, { place, isChosen: line === chosen, choice, extent }, words))}
  </fieldset>`
}

function alternative(
  quote: PublicQuote,
  line: PublicLine,
  { place, isChosen, choice, extent }: Alternative,
  words: PageWords,
): Html {
  return html`<div class="card">
    <label class="device take"
      ><input
        type="radio"
        name="${groupField(place)}"
        value="${line.id}"
        required
        ${isChosen && html`checked`}
      /><span class="drawing">${deviceDrawing(line.silhouette)}</span
      ><span><b>${deviceTitle(line)}</b>${identifier(line, words)}</span>
      ${lineAmount(line, choice, words)}</label
    >
    ${lineDetails(quote, line, { isOneOfSeveral: true, choice, extent }, words)}
  </div>`
}
