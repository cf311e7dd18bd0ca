import { html } from '../html.ts'
import { createTexts, type Locale } from '../messages/texts.ts'
import { icon } from '../public-quote/icons.ts'
import { notLoaded } from '../public-quote/frame/not-loaded.ts'
import { pageLayout } from '../public-quote/frame/page-layout.ts'

export interface PhonePhotosPage {
  readonly locale: Locale
  readonly productName: string
  /** Address of the script that sends photos; undefined before the web app is built. */
  readonly scriptUrl: string | undefined
  /** undefined: the link has expired. */
  readonly link:
    | {
        readonly teamName: string
        /** Number of the quote. */
        readonly number: string
        readonly photosLeft: number
      }
    | undefined
}

/** Page on which a phone takes photos for a quote. Its script sends them one by one. */
export function phonePhotosPage({ locale, productName, scriptUrl, link }: PhonePhotosPage): string {
  const texts = createTexts(locale)
  const ended = html`<section class="message">
    ${icon('clockX', 32)}
    <h1>${texts('phonePhotos.ended')}</h1>
    <p>${texts('phonePhotos.endedHelp')}</p>
  </section>`
  const main =
    link === undefined
      ? ended
      : html`<h1>${texts('phonePhotos.title')}</h1>
          ${notLoaded(texts, '?')}
          <section
            class="card"
            data-phone
            data-sending="${texts('phonePhotos.sending')}"
            data-sent="${texts('phonePhotos.sent')}"
            data-failed="${texts('phonePhotos.failed')}"
            data-ended="${texts('phonePhotos.ended')}"
            data-full="${texts('phonePhotos.full')}"
          >
            <p>${texts('phonePhotos.text', { team: link.teamName, number: link.number })}</p>
            <label class="button primary"
              ><input class="sr" type="file" accept="image/*" capture="environment" disabled />
              <span>${texts('phonePhotos.take')}</span></label
            >
            <label class="button"
              ><input class="sr" type="file" accept="image/*" multiple disabled />
              <span>${texts('phonePhotos.choose')}</span></label
            >
            <p class="aside" role="status">${texts('phonePhotos.left', { count: link.photosLeft })}</p>
            <noscript><p class="error">${texts('phonePhotos.needsScript')}</p></noscript>
          </section>`
  return pageLayout(
    { texts, productName, scriptUrl },
    { lang: locale, title: texts('phonePhotos.title'), main },
  )
}
