import { html } from '../../html.ts'
import { createTexts, type Locale } from '../../messages/texts.ts'
import { icon } from '../icons.ts'
import { pageLayout } from '../frame/page-layout.ts'

export interface ProblemPage {
  readonly kind: 'notFound' | 'teamClosed' | 'notRecorded' | 'unavailable' | 'busy'
  /** Absent: English. */
  readonly locale?: Locale
  /** Name of the team, for `teamClosed`. */
  readonly teamName?: string
  readonly productName: string
  readonly scriptUrl: string | undefined
  /** For `away` and `busy`: fields to submit again; undefined reloads the page. */
  readonly retry?: readonly (readonly [name: string, value: string])[]
  /** Id by which the failure is found in the log. */
  readonly requestId?: string
}

/** Page for a public link, or an answer on it, that failed, with a way to continue. */
export function problemPage({
  kind,
  locale = 'en',
  teamName: team = '',
  productName,
  scriptUrl,
  retry,
  requestId,
}: ProblemPage): string {
  const texts = createTexts(locale)
  const title =
    kind === 'teamClosed'
      ? texts('publicQuote.teamClosed.title', { team })
      : texts(`publicQuote.${kind}.title`)
  const link = (words: string) => html`<p><a class="button" href="?">${words}</a></p>`
  const again = texts('publicQuote.unavailable.again')
  const tryAgain = () =>
    retry === undefined
      ? link(again)
      : html`<form method="post" action="?">
          ${retry.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
          <button class="button primary">${again}</button>
        </form>`
  const wayOut = {
    notFound: () => false as const,
    teamClosed: () => false as const,
    notRecorded: () => link(texts('publicQuote.notRecorded.open')),
    unavailable: tryAgain,
    busy: tryAgain,
  }
  return pageLayout(
    { texts, productName, scriptUrl },
    {
      lang: locale,
      title,
      main: html`<section class="message">
        ${icon(kind === 'notFound' || kind === 'teamClosed' ? 'infoCircle' : 'alertCircle', 32)}
        <h1>${title}</h1>
        <p>${texts(`publicQuote.${kind}.text`)}</p>
        ${wayOut[kind]()}
        ${requestId !== undefined && html`<p><small>${texts('publicQuote.unavailable.code', { code: requestId })}</small></p>`}
      </section>`,
    },
  )
}
