import { chromium } from 'playwright-core'
import { browserOptions } from '../../e2e/browser-options.ts'
import { startTestPostgres } from '../../server/testing/test-database.ts'

export interface SharedParts {
  /** Environment of the workers: where PostgreSQL and Chromium are. */
  readonly env: NodeJS.ProcessEnv
  readonly close: () => Promise<void>
}

/** main.ts handles signals: PostgreSQL has to stop as well. */
const ownSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }

/** One PostgreSQL for the tests of a run and one Chromium for its stories, where they are needed. */
export async function startSharedParts(needed: {
  database: boolean
  browser: boolean
}): Promise<SharedParts> {
  const [postgres, chrome] = await Promise.all([
    needed.database ? startTestPostgres() : undefined,
    needed.browser ? chromium.launchServer({ ...browserOptions, ...ownSignals }) : undefined,
  ])
  return {
    env: {
      ...process.env,
      ...(postgres && { COSTARD_TEST_DATABASE_URL: postgres.url }),
      ...(chrome && { COSTARD_TEST_BROWSER_URL: chrome.wsEndpoint() }),
    },
    async close() {
      await Promise.all([postgres?.stop(), chrome?.close()])
    },
  }
}
