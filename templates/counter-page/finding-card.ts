import type {
  CounterFinding,
  CounterOfferContent,
  CounterOfferToAnswer,
  CounterPhoto,
} from '../counter-offer.ts'
import { html, type Html } from '../html.ts'
import type { PageWords } from '../public-quote/page-words.ts'
import { shownAmounts } from './shown-amounts.ts'

/** Each finding and service with its photos and amount, and the computation of the new price. */
export function findingCard({ content }: Pick<CounterOfferToAnswer, 'content'>, words: PageWords): Html {
  const { texts, money } = words
  const { findings, services, photos, sums, proposition } = content
  const { acceptedMinor, newMinor, cashRoundingMinor, shown } = shownAmounts(content)
  const signed = (minor: number) => words.signed(shown(minor))
  const isRepair = content.kind === 'repair'
  const sumOf = isRepair ? 'counterOffer.repair.sum' : 'counterOffer.sum'
  const total = isRepair
    ? texts('counterOffer.repair.page.total')
    : texts('counterOffer.page.newPriceBy', { way: proposition })
  return html`<section class="card findings">
    ${services.map(
      (service) =>
        service.text !== '' &&
        html`<article class="finding">
          <h2><span>${serviceName(service, words)}</span><b>${signed(service.deltaMinor)}</b></h2>
          <p><q>${service.text}</q></p>
        </article>`,
    )}
    ${findings.map((finding) => findingOf(finding, signed, words))}
    ${
      photos.length > 0 &&
      html`<article class="finding">
        <h2>${texts('counterOffer.repair.page.photos')}</h2>
        ${photosOf(photos, texts('counterOffer.repair.page.photos'), words)}
      </article>`
    }
    <ol class="receipt">
      <li><span>${texts('counterOffer.page.accepted')}</span><b>${money(acceptedMinor)}</b></li>
      ${services.map((service) => row(serviceName(service, words), signed(service.deltaMinor)))}
      ${findings
        .filter(({ deltaMinor }) => deltaMinor !== 0)
        .map(({ question, deltaMinor }) => row(question, signed(deltaMinor)))}
      ${sums.map(({ cause, label, deltaMinor }) =>
        row(texts(`${sumOf}.${cause}`, { label }), signed(deltaMinor)),
      )}
      ${cashRoundingMinor !== 0 && row(texts('counterOffer.page.cashRounding'), signed(cashRoundingMinor))}
      <li class="total"><span>${total}</span><b>${money(newMinor)}</b></li>
    </ol>
  </section>`
}

function row(title: string, amount: string): Html {
  return html`<li><span>${title}</span><b>${amount}</b></li>`
}

function serviceName(
  { name, quantity }: CounterOfferContent['services'][number],
  { texts }: PageWords,
): string {
  if (quantity === 0) return texts('counterOffer.repair.page.leftOut', { name })
  return quantity === 1
    ? name
    : texts('counterOffer.repair.page.several', { quantity: String(quantity), name })
}

function findingOf(
  { question, said, found, text, deltaMinor, photos }: CounterFinding,
  signed: (minor: number) => string,
  words: PageWords,
): Html {
  const { texts } = words
  return html`<article class="finding">
    <h2><span>${question}</span>${deltaMinor !== 0 && html`<b>${signed(deltaMinor)}</b>`}</h2>
    <p>
      ${said !== '' && texts('counterOffer.page.said', { said })}
      ${texts('counterOffer.page.found', { found })} ${text !== '' && html`<q>${text}</q>`}
    </p>
    ${photos.length > 0 && photosOf(photos, question, words)}
  </article>`
}

/** about: subject of the photos. */
function photosOf(photos: readonly CounterPhoto[], about: string, { texts, dayOf }: PageWords): Html {
  return html`<div class="photos">
    ${photos.map(({ fileId, side, at }) => {
      const caption = texts(`counterOffer.page.photo.${side}`, { day: dayOf(at) })
      return html`<figure>
        <a href="?file=${fileId}"
          ><img src="?file=${fileId}&amp;size=small" alt="${about}. ${caption}" loading="lazy"
        /></a>
        <figcaption>${caption}</figcaption>
      </figure>`
    })}
  </div>`
}
