import { type Choice, chosenOffer } from '@costard/quotes'
import { html, type Html } from '../../html.ts'
import { optionField } from './choice.ts'
import type { PageWords } from '../page-words.ts'
import type { PublicLine } from '../public-quote.ts'

/** Services that the customer can add to a device, each with the amount it adds on its own. */
export function optionRows(line: PublicLine, choice: Choice, words: PageWords): Html | false {
  const { id, options = [] } = line
  const { texts } = words
  if (options.length === 0) return false
  const chosen = choice.options?.[id] ?? []
  return html`<fieldset class="offers extras">
    <legend>${texts('publicQuote.extras.title')}</legend>
    ${options.map(
      ({ key, name, description }) =>
        html`<label
          ><input
            type="checkbox"
            name="${optionField(id)}"
            value="${key}"
            ${chosen.includes(key) && html`checked`}
          /><span><b>${name}</b>${description !== null && html`<small>${description}</small>`}</span
          ><b data-live="option-${id}-${key}">${addedBy(line, key, choice, words)}</b></label
        >`,
    )}
  </fieldset>`
}

/**
 * Amount that a service adds to the price of the chosen proposition; empty if the service requires another
 * proposition.
 */
function addedBy(line: PublicLine, key: string, choice: Choice, { texts, signed }: PageWords): string {
  const { propositionKeys } = choice
  const plain = chosenOffer(line, { propositionKeys })
  const withIt = chosenOffer(line, { propositionKeys, options: { [line.id]: [key] } })
  if (!plain || !withIt) return ''
  const added = withIt.netMinor - plain.netMinor
  if (added === 0) return texts('publicQuote.extras.free')
  // If the shop pays, an additional payment is shown with a plus.
  return signed(plain.netMinor < 0 ? -added : added)
}
