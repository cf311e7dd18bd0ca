import type { SelfInspectionView } from '@costard/contract'
import { textsOf, type PageData, type Say } from '#widget/page-data.ts'
import { type Calls, CallFailed, inspectionCalls } from './calls.ts'
import { element } from '#widget/element.ts'

/** Data that the server writes into the page (server/product/self-inspections/self-inspection-pages.ts). */
export interface InspectionPage {
  /** Address of this page, for opening it on another device. */
  readonly url: string
  readonly shop: string
  /** Name and variant. */
  readonly device: string
  readonly hasTouch: boolean
  readonly locale: string
  /** Country of the team. */
  readonly country: string
  /** True if a link can be mailed. */
  readonly hasEmail: boolean
  readonly view: SelfInspectionView
  readonly texts: PageData['texts']
}

/** Shared by all views of the page. */
export interface Parts {
  readonly page: InspectionPage
  readonly say: Say
  readonly calls: Calls
  /** State of the inspection last received from the server. */
  readonly view: () => SelfInspectionView
  readonly update: (view: SelfInspectionView) => void
  readonly show: (content: readonly (Node | string)[], actions?: readonly Node[], focus?: HTMLElement) => void
  /** Runs a call; shows a failure below the view, or in `place`. Returns true if it succeeded. */
  readonly run: (act: () => Promise<void>, place?: HTMLElement) => Promise<boolean>
  readonly home: () => void
}

export function readInspectionPage(): InspectionPage | undefined {
  const json = document.getElementById('inspection')?.textContent
  return json ? (JSON.parse(json) as InspectionPage) : undefined // written by our server
}

export function pageParts(page: InspectionPage, home: () => void): Parts {
  const say = textsOf(page)
  const main = document.getElementById('view')
  const foot = document.getElementById('actions')
  let view = page.view
  let isFirst = true
  return {
    page,
    say,
    calls: inspectionCalls(),
    view: () => view,
    update(next) {
      view = next
    },
    show(content, actions = [], focus) {
      main?.replaceChildren(...content)
      foot?.replaceChildren(...actions)
      if (!isFirst) (focus ?? main?.querySelector<HTMLElement>('h1') ?? main)?.focus()
      if (!isFirst) scrollTo(0, 0)
      isFirst = false
    },
    async run(act, place) {
      main?.querySelector('.failed')?.remove()
      try {
        await act()
        return true
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error
        const text = say(`problem.${error.reason}`)
        if (place) place.textContent = text
        else main?.append(element('p', { class: 'problem failed', role: 'alert' }, text))
        return false
      }
    },
    home,
  }
}
