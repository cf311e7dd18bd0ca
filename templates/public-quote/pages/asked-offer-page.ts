import { html } from '../../html.ts'
import { createTexts, type Locale } from '../../messages/texts.ts'
import { icon } from '../icons.ts'
import { pageLayout } from '../frame/page-layout.ts'

/** Page for the link mailed to a visitor. kind: `left` if the offer can no longer be sent automatically. */
export function askedOfferPage({
  kind,
  locale,
  productName,
  teamName: team,
  number,
  scriptUrl,
}: {
  readonly kind: 'ready' | 'left'
  readonly locale: Locale
  readonly productName: string
  readonly teamName: string
  /** Number of the quote. */
  readonly number: string
  readonly scriptUrl: string | undefined
}): string {
  const texts = createTexts(locale)
  const title = texts(`publicQuote.asked.${kind}.title`, { team })
  return pageLayout(
    { texts, productName, scriptUrl },
    {
      lang: locale,
      title,
      main: html`<section class="message">
        ${icon('infoCircle', 32)}
        <h1>${title}</h1>
        <p>${texts(`publicQuote.asked.${kind}.text`, { number })}</p>
        ${
          kind === 'ready' &&
          html`<form method="post" action="?">
            <button class="button primary">${texts('publicQuote.asked.ready.open')}</button>
          </form>`
        }
      </section>`,
    },
  )
}
