import { ensureChromium } from './ensure-chromium.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { pinnedNode, show } from './run.mjs'

// `check`, `test` or `e2e`, followed by arguments: run-tests.ts describes them.
const [command, ...words] = process.argv.slice(2)
await ensureInstalled({ forDevelopment: true })
if (command !== 'check') await ensureChromium()
process.exitCode = await show(pinnedNode, ['scripts/run-tests.ts', command, ...words])
