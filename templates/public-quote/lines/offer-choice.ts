import { type Choice, chosenOffer } from '@costard/quotes'
import { html, type Html } from '../../html.ts'
import { offerField } from './choice.ts'
import type { PageWords } from '../page-words.ts'
import type { LineExtent, PublicLine } from '../public-quote.ts'

/** Propositions of a line as radio buttons, each with its amount; in brief form without descriptions. */
export function offerChoice(
  line: PublicLine,
  choice: Choice,
  { legend, extent }: { readonly legend: string; readonly extent: LineExtent },
  { money }: PageWords,
): Html {
  const chosen = chosenOffer(line, choice)
  return html`<fieldset class="offers">
    <legend class="sr">${legend}</legend>
    ${line.offers.map(
      (offer, index) =>
        html`<label
          ><input
            type="radio"
            class="o${index}"
            name="${offerField(line.id)}"
            value="${offer.propositionKey}"
            ${offer.propositionKey === chosen?.propositionKey && html`checked`}
          /><span
            ><b>${offer.name}</b
            >${extent === 'whole' && offer.description !== null && html`<small>${offer.description}</small>`}</span
          ><b>${money(Math.abs(offer.netMinor))}</b></label
        >`,
    )}
  </fieldset>`
}
