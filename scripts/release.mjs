import { ensureInstalled } from './ensure-installed.mjs'
import { pinnedNode, show } from './run.mjs'

await ensureInstalled({ forDevelopment: true })
process.exitCode = await show(pinnedNode, ['scripts/release/release.ts', ...process.argv.slice(2)])
