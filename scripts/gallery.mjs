import { ensureChromium } from './ensure-chromium.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { pinnedNode, show } from './run.mjs'

// Arguments select states by their names.
await ensureInstalled({ forDevelopment: true })
await ensureChromium()
process.exitCode = await show(pinnedNode, ['scripts/run-gallery.ts', ...process.argv.slice(2)])
