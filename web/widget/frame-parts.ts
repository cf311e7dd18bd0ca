import type { Calls } from './calls.ts'
import type { Host } from './host.ts'
import type { PageData, Say } from './page-data.ts'

/** Shared by all views of the frame. */
export interface Parts {
  readonly page: PageData
  readonly say: Say
  readonly calls: Calls
  readonly host: Host
  readonly show: (view: View) => void
  /** Runs a call with the button busy; shows a failure above the button. */
  readonly run: (pressed: HTMLButtonElement | undefined, act: () => Promise<void>) => Promise<void>
}

export interface View {
  /** 1 to 4. */
  readonly step: number
  readonly title: string
  readonly content: readonly (Node | string)[]
  readonly actions?: readonly Node[]
  /** Element to focus; by default the heading. */
  readonly focus?: HTMLElement
}
