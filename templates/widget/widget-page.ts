import { html } from '../html.ts'
import { dataElement, frameDocument } from './frame-document.ts'
import { madeWith } from '../public-quote/frame/made-with.ts'
import { createTexts, type Locale } from '../messages/texts.ts'
import { en } from '../messages/en.ts'
import { de } from '../messages/de.ts'
import { es } from '../messages/es.ts'
import { fr } from '../messages/fr.ts'

const widgetTexts = { en: en.widget, de: de.widget, es: es.widget, fr: fr.widget }

interface Frame {
  readonly locale: Locale
  readonly productName: string
  /** The complete style sheet, which the content security policy allows by its hash. */
  readonly style: string
}

export interface WidgetPage extends Frame {
  readonly headline: string
  /** Name and town. */
  readonly shop: string
  /** undefined before the web app is built. */
  readonly scriptUrl: string | undefined
  /** Data for the script besides the texts. Never includes an amount. */
  readonly data: object
}

/** First view of a widget; the script continues from it. */
export function widgetPage({
  locale,
  productName,
  style,
  headline,
  shop,
  scriptUrl,
  data,
}: WidgetPage): string {
  const texts = createTexts(locale)
  const given = { ...data, locale, headline, texts: widgetTexts[locale] }
  return frameDocument(
    { locale, style, title: headline },
    html`<header class="head">
        <div class="titles">
          <p class="title" id="title">${headline}</p>
          <p class="shop">${shop}</p>
        </div>
        <p class="step" id="step"></p>
        <button class="close" id="close" type="button" hidden aria-label="${texts('widget.close')}">
          <svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24">
            <path d="M18 6 6 18M6 6l12 12" />
          </svg>
        </button>
        <div class="bars" aria-hidden="true" id="bars"><i></i><i></i><i></i><i></i></div>
      </header>
      <main id="view" tabindex="-1">
        <noscript><p class="text">${texts('widget.scripts')}</p></noscript>
      </main>
      <footer class="foot">
        <div id="actions"></div>
        <div class="made-with">
          ${madeWith(texts, productName)}
          <a href="/privacy" target="_blank" rel="noopener">${texts('widget.privacy')}</a>
        </div>
      </footer>
      ${dataElement('visit', given)}
      ${scriptUrl !== undefined && html`<script type="module" src="${scriptUrl}"></script>`}`,
  )
}

/** Page in place of a widget that is off, or that this website may not show. */
export function widgetOffPage({ locale, productName, style }: Frame): string {
  const texts = createTexts(locale)
  return frameDocument(
    { locale, style, title: texts('widget.off.title') },
    html`<main id="view">
      <h1>${texts('widget.off.title')}</h1>
      <p class="text">${texts('widget.off.text')}</p>
      ${madeWith(texts, productName)}
    </main>`,
  )
}
