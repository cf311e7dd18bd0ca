import { act, cleanup, render } from '@testing-library/react'
import { type ReactNode, Suspense, useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { AllTexts } from '#messages/all-texts.tsx'
import { RegionProvider } from '#messages/region-provider.tsx'
import { loadSessionTexts, loadSignedInTexts } from '#messages/load-texts.ts'
import { lazyView } from './lazy-view.tsx'

/** Renders children in an update that is not a transition, and returns what is shown directly after it. */
async function shownAtOnce(children: ReactNode): Promise<string | null> {
  let show = (): void => undefined
  function Page() {
    const [isShown, setIsShown] = useState(false)
    show = () => setIsShown(true)
    return <main>{isShown && <Suspense fallback="Loading">{children}</Suspense>}</main>
  }
  const sessionTexts = await loadSessionTexts('en')
  const { container } = render(
    <RegionProvider start={{ language: 'en', sessionTexts }}>
      <Page />
    </RegionProvider>,
  )
  act(() => show())
  const shown = container.textContent
  onTestFinished(cleanup)
  return shown
}

test('a view whose code was prepared is shown without a fallback', async () => {
  const View = lazyView(
    async () => ({ Screen: () => <p>Counter</p> }),
    (views) => views.Screen,
  )
  View.prepare()
  await new Promise((resolve) => setTimeout(resolve))
  expect(await shownAtOnce(<View />)).toBe('Counter')
})

test('a view whose code was not asked for shows the fallback first', async () => {
  const View = lazyView(
    async () => ({ Screen: () => <p>Counter</p> }),
    (views) => views.Screen,
  )
  expect(await shownAtOnce(<View />)).toBe('Loading')
})

test('texts that are loaded are provided without a fallback', async () => {
  await loadSignedInTexts('en')
  expect(await shownAtOnce(<AllTexts>Quotes</AllTexts>)).toBe('Quotes')
})
