/** Data that the server writes into the page (server/product/widgets/visits/widget-pages.ts). */
export interface PageData {
  readonly token: string
  readonly widget: string
  /** Origin of the page around the frame; null if there is none. */
  readonly origin: string | null
  readonly locale: string
  /** Country of the team. */
  readonly country: string
  readonly headline: string
  readonly shop: string
  readonly intro: string
  readonly consent: string
  readonly done: string
  readonly gate: 'before' | 'after'
  readonly offer: 'instant' | 'range' | 'lead'
  readonly asks: { readonly name: boolean; readonly phone: boolean; readonly imei: boolean }
  readonly conversionId: string
  readonly font: 'own' | 'site' | 'system'
  /** True if a proof of work is required. */
  readonly proof: boolean
  readonly texts: Texts
}
type Texts = { readonly [key: string]: string | Texts }

export function readPage(): PageData | undefined {
  const json = document.getElementById('visit')?.textContent
  return json ? (JSON.parse(json) as PageData) : undefined // written by our server
}

/** Returns a function that returns a text such as `question.at`, with its arguments filled in. */
export function textsOf({ texts }: Pick<PageData, 'texts'>) {
  return (path: string, values: Readonly<Record<string, string | number>> = {}): string => {
    let at: Texts | string | undefined = texts
    for (const key of path.split('.')) at = typeof at === 'object' ? at[key] : undefined
    return typeof at === 'string'
      ? at.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
      : ''
  }
}
export type Say = ReturnType<typeof textsOf>
