import { html, type Html } from '../../html.ts'
import { icon } from '../icons.ts'
import { closuresAhead, hoursNow, hoursOfWeek } from './opening-hours.ts'
import type { PageWords } from '../page-words.ts'
import type { OfferPage } from '../public-quote.ts'
import { addressOf, telOf } from '../shop-details.ts'

/** Address and opening hours for bringing the device. Renders nothing for a shop without either. */
export function whereCard(
  { shop, at, timeZone, quote }: Pick<OfferPage, 'shop' | 'at' | 'timeZone' | 'quote'>,
  title: string,
  words: PageWords,
): Html | false {
  if (!shop) return false
  const { directions, phone, hours, closedDays } = shop
  const closures = closuresAhead(closedDays, at, timeZone, words)
  const address = addressOf(shop)
  if (address === '' && phone === '' && hours === null && closures.length === 0) return false
  const { texts } = words
  const query = new URLSearchParams({ api: '1', query: `${quote.teamName}, ${address}` }).toString()
  return html`<section class="card where">
    <h2>${title}</h2>
    ${
      address !== '' &&
      html`<div class="place">
        ${icon('mapPin', 20)}
        <div><b>${address}</b>${directions !== '' && html`<small>${directions}</small>`}</div>
      </div>`
    }
    ${
      hours !== null &&
      html`<div class="place">
        ${icon('clock', 20)}
        <div>
          <b>${hoursNow(hours, closedDays, at, timeZone, words)}</b>
          <dl>
            ${hoursOfWeek(hours, words).map(
              ([days, open]) =>
                html`<div>
                  <dt>${days}</dt>
                  <dd>${open}</dd>
                </div>`,
            )}
          </dl>
        </div>
      </div>`
    }
    ${
      closures.length > 0 &&
      html`<div class="place">
        ${icon('calendarOff', 20)}
        <div>
          <b>${texts('publicQuote.where.closures')}</b>
          ${closures.map((days) => html`<small>${days}</small>`)}
        </div>
      </div>`
    }
    ${
      (address !== '' || phone !== '') &&
      html`<div class="pair">
        ${
          address !== '' &&
          html`<a
            class="button"
            href="https://www.google.com/maps/search/?${query}"
            target="_blank"
            rel="noreferrer"
            >${icon('map', 18)} ${texts('publicQuote.where.map')}</a
          >`
        }
        ${phone !== '' && html`<a class="button" href="${telOf(phone)}">${icon('phone', 18)} ${phone}</a>`}
      </div>`
    }
  </section>`
}
