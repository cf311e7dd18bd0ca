import { CallFailed, newVersion } from './calls.ts'
import { button, element } from './element.ts'
import type { Parts } from './frame-parts.ts'

/** Error codes if the team has published different questions or models since the visit began. */
const changedCodes = ['quote/variant-unknown', 'quote/line-invalid', 'request/invalid']

/**
 * Returns a function that runs a call with its button busy and shows a failure at the end of the view.
 * onRestart: restarts the visit, after the team has published another catalog.
 */
export function createRun({
  main,
  say,
  onRestart,
}: Pick<Parts, 'say'> & { readonly main: HTMLElement | null; readonly onRestart: () => void }): Parts['run'] {
  return async (pressed, act) => {
    if (pressed?.getAttribute('aria-busy') === 'true') return
    pressed?.setAttribute('aria-busy', 'true')
    main?.querySelector('.failed')?.remove()
    try {
      await act()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      const { code } = error
      const isChanged = code !== undefined && changedCodes.includes(code)
      const text = isChanged
        ? say('problem.changed')
        : code === 'widget/not-live'
          ? say('off.text')
          : say(`problem.${problemOf(code)}`)
      const failure = element(
        'div',
        { class: 'failed', role: 'alert' },
        element('p', { class: 'problem' }, text),
      )
      if (code === 'widget/visit-over' || code === newVersion)
        failure.append(button('link', say('problem.retry'), () => location.reload()))
      if (isChanged) failure.append(button('link', say('problem.restart'), onRestart))
      main?.append(failure)
      failure.scrollIntoView({ block: 'nearest' })
    } finally {
      pressed?.removeAttribute('aria-busy')
    }
  }
}

function problemOf(code: string | undefined): 'often' | 'over' | 'newVersion' | 'offline' {
  if (code === 'widget/too-many-requests') return 'often'
  if (code === 'widget/visit-over') return 'over'
  return code === newVersion ? 'newVersion' : 'offline'
}
