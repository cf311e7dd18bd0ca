import { html } from '../html.ts'
import { de } from '../messages/de.ts'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { fr } from '../messages/fr.ts'
import { createTexts, type Locale } from '../messages/texts.ts'
import { madeWith } from '../public-quote/frame/made-with.ts'
import { dataElement, frameDocument } from './frame-document.ts'

const pageTexts = {
  en: en.selfInspection,
  de: de.selfInspection,
  es: es.selfInspection,
  fr: fr.selfInspection,
}

interface Frame {
  readonly locale: Locale
  readonly productName: string
  readonly style: string
}

/** Page on which a visitor shows a device: the server writes the layout, the script the views. */
export function selfInspectionPage({
  locale,
  productName,
  style,
  shop,
  scriptUrl,
  data,
}: Frame & {
  /** Name and town. */
  readonly shop: string
  /** undefined before the web app is built. */
  readonly scriptUrl: string | undefined
  readonly data: object
}): string {
  const texts = createTexts(locale)
  const title = texts('selfInspection.title')
  return frameDocument(
    { locale, style, title },
    html`<header class="head">
        <div class="titles">
          <p class="title">${title}</p>
          <p class="shop">${shop}</p>
        </div>
      </header>
      <main id="view" tabindex="-1">
        <noscript><p class="text">${texts('selfInspection.scripts')}</p></noscript>
      </main>
      <footer class="foot">
        <div id="actions"></div>
        <div class="made-with">
          ${madeWith(texts, productName)}
          <a href="/privacy" target="_blank" rel="noopener">${texts('selfInspection.privacy')}</a>
        </div>
      </footer>
      ${dataElement('inspection', { ...data, locale, texts: pageTexts[locale] })}
      ${scriptUrl !== undefined && html`<script type="module" src="${scriptUrl}"></script>`}`,
  )
}

/** Page for an unknown or expired link. */
export function selfInspectionOverPage({ locale, productName, style }: Frame): string {
  const texts = createTexts(locale)
  const title = texts('selfInspection.over.title')
  return frameDocument(
    { locale, style, title },
    html`<main id="view">
      <h1>${title}</h1>
      <p class="text">${texts('selfInspection.over.text')}</p>
      ${madeWith(texts, productName)}
    </main>`,
  )
}
