import { defineConfig } from 'vitest/config'

const long = '**/*.long.test.ts'
const answers = ['server/testing/kept-answers.test.ts', 'server/testing/kept-statements.test.ts']
const left = ['**/node_modules/**', '**/dist/**']

function in_(...folders: string[]): string[] {
  return folders.map((folder) => `${folder}/**/*.test.ts`)
}

const withDatabase = { globalSetup: 'server/testing/shared-postgres.ts', retry: 1 }

export default defineConfig({
  test: {
    // Node runs our TypeScript itself, as in production.
    experimental: { viteModuleRunner: false },
    execArgv: [`--import=${new URL('server/module-loading.ts', import.meta.url).href}`],
    // A process runs many files, so that the server is loaded once. What a file changes in its process it restores.
    pool: 'forks',
    isolate: false,
    // Tests wait for the database and for files a third of their time.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    setupFiles: 'server/testing/setup.ts',
    silent: 'passed-only',
    projects: [
      { extends: true, test: { name: 'checks', include: ['scripts/checks.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: in_('core', 'contract', 'templates', 'web'),
          exclude: [long, ...left],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: in_('server', 'conformance', 'scripts', 'tools'),
          exclude: ['scripts/checks.test.ts', ...answers, long, ...left],
          ...withDatabase,
        },
      },
      // After all other tests and stories of `npm test`, over the answers of our API that they received.
      { extends: true, test: { name: 'answers', include: answers } },
      {
        extends: './web/vite.config.ts',
        // The SDK that browsers load keeps sessions in their storage.
        resolve: {
          alias: { 'firebase/auth': `${import.meta.dirname}/node_modules/@firebase/auth/dist/esm/index.js` },
        },
        test: {
          name: 'component',
          include: ['web/**/*.component.test.tsx'],
          environment: 'happy-dom',
          globalSetup: 'web/testing/start-servers.ts',
          // Names of controls leave out what a style sheet hides.
          css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'stable' } },
          setupFiles: 'web/testing/setup.ts',
          isolate: false,
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry: 1,
        },
      },
      {
        extends: true,
        test: { name: 'long', include: [long], exclude: left, testTimeout: 300_000, ...withDatabase },
      },
    ],
  },
})
