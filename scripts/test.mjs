import { ensureChromium } from './ensure-chromium.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { pinnedNode, show } from './run.mjs'

// `check`, `test` or `e2e`, then what follows it: run-tests.ts says what is accepted.
const [command, ...words] = process.argv.slice(2)
await ensureInstalled({ forDevelopment: true })
if (command !== 'check') await ensureChromium()
process.exitCode = await show(pinnedNode, ['scripts/run-tests.ts', command, ...words])
