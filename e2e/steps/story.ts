import { test as base } from '@playwright/test'
import { setAtEnd } from '../../server/testing/after.ts'
import { useBrowser } from './browser.ts'

type End = () => unknown

const endsOfFile: End[] = []
let ends = endsOfFile
setAtEnd((end) => void ends.push(end))

/** A story. Everything that its helpers open is closed when it ends. */
export const test = base.extend<{ ends: void }>({
  ends: [
    async ({ browser }, use) => {
      useBrowser(browser)
      const endsOfTest: End[] = []
      ends = endsOfTest
      await use()
      ends = endsOfFile
      await callAll(endsOfTest)
    },
    { auto: true },
  ],
})

/** Sets up what the stories of a file share, before the first one. It is torn down after the last one. */
export function setUp(begin: () => Promise<void>): void {
  test.beforeAll(async ({ browser }) => {
    // The first file of a worker loads the whole server and starts Chromium, which takes minutes on a busy
    // machine.
    test.setTimeout(240_000)
    useBrowser(browser)
    await begin()
  })
  test.afterAll(() => callAll(endsOfFile))
}

async function callAll(list: End[]): Promise<void> {
  for (const end of list.splice(0).toReversed()) await end()
}
