import { defineConfig } from '@playwright/test'
import { browserOptions } from './e2e/steps/browser-options.ts'

const { executablePath, args } = browserOptions

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './server/testing/shared-postgres.ts',
  outputDir: '.cache/stories',
  projects: [
    { name: 'stories', testMatch: '*.e2e.ts', testIgnore: '*.long.e2e.ts' },
    { name: 'long', testMatch: '*.long.e2e.ts', timeout: 300_000 },
    { name: 'gallery', testMatch: 'gallery/*.pictures.ts', retries: 0 },
  ],
  workers: 3,
  // Node runs our TypeScript itself, as in production; Playwright would compile the whole server.
  build: { external: ['**/{server,core,contract,templates,conformance,scripts}/**', '**/node_modules/**'] },
  timeout: 60_000,
  retries: 1,
  reporter: 'dot',
  use: { launchOptions: { executablePath, args }, trace: 'on-first-retry' },
})
