import { html, type Html } from '../../html.ts'
import type { Texts } from '../../messages/texts.ts'
import type { OfferPage } from '../public-quote.ts'

/** Photos and documents that the shop shows with its offer. */
export function offerFiles({ files = [], decline }: OfferPage, texts: Texts): Html | false {
  if (files.length === 0 || decline) return false
  const photos = files.filter(({ isPhoto }) => isPhoto)
  const documents = files.filter(({ isPhoto }) => !isPhoto)
  return html`<section class="card">
    <h2>${texts('publicQuote.files')}</h2>
    ${
      photos.length > 0 &&
      html`<div class="photos">
        ${photos.map(
          ({ id, name }) =>
            html`<figure>
              <a href="?file=${id}"><img src="?file=${id}&amp;size=small" alt="${name}" loading="lazy" /></a>
            </figure>`,
        )}
      </div>`
    }
    ${
      documents.length > 0 &&
      html`<ul class="attached">
        ${documents.map(({ id, name }) => html`<li><a href="?file=${id}">${name}</a></li>`)}
      </ul>`
    }
  </section>`
}
