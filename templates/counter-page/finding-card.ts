import type { CounterFinding, CounterOfferToAnswer } from '../counter-offer.ts'
import { html, type Html } from '../html.ts'
import type { PageWords } from '../public-quote/page-words.ts'

/** Each finding with its photos and its money, and how the new price adds up. */
export function findingCard({ content }: Pick<CounterOfferToAnswer, 'content'>, words: PageWords): Html {
  const { texts, money, signed } = words
  const { acceptedMinor, newMinor, findings, sums, proposition } = content
  return html`<section class="card findings">
    ${findings.map((finding) => findingOf(finding, words))}
    <ol class="receipt">
      <li><span>${texts('counterOffer.page.accepted')}</span><b>${money(acceptedMinor)}</b></li>
      ${findings
        .filter(({ deltaMinor }) => deltaMinor !== 0)
        .map(({ question, deltaMinor }) => row(question, signed(deltaMinor)))}
      ${sums.map(({ cause, label, deltaMinor }) =>
        row(texts(`counterOffer.sum.${cause}`, { label }), signed(deltaMinor)),
      )}
      <li class="total">
        <span>${texts('counterOffer.page.newPriceBy', { way: proposition })}</span><b>${money(newMinor)}</b>
      </li>
    </ol>
  </section>`
}

function row(title: string, amount: string): Html {
  return html`<li><span>${title}</span><b>${amount}</b></li>`
}

function findingOf(
  { question, said, found, text, deltaMinor, photos }: CounterFinding,
  { texts, signed, dayOf }: PageWords,
): Html {
  return html`<article class="finding">
    <h2><span>${question}</span>${deltaMinor !== 0 && html`<b>${signed(deltaMinor)}</b>`}</h2>
    <p>
      ${said !== '' && texts('counterOffer.page.said', { said })}
      ${texts('counterOffer.page.found', { found })} ${text !== '' && html`<q>${text}</q>`}
    </p>
    ${
      photos.length > 0 &&
      html`<div class="photos">
        ${photos.map(({ fileId, side, at }) => {
          const caption = texts(`counterOffer.page.photo.${side}`, { day: dayOf(at) })
          return html`<figure>
            <a href="?file=${fileId}"
              ><img src="?file=${fileId}&amp;size=small" alt="${question}. ${caption}" loading="lazy"
            /></a>
            <figcaption>${caption}</figcaption>
          </figure>`
        })}
      </div>`
    }
  </article>`
}
