import { buildWeb } from './build-web.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { checks, listFiles, runSteps } from './steps.mjs'
import { runTests } from './run-tests.mjs'

await ensureInstalled()
const stories = listFiles('e2e', /\.e2e\.ts$/)
if (stories.length > 0) await ensureChromium()
const counts = [await runSteps(checks()), await runTests(listFiles('.', /\.test\.ts$/))]
if (stories.length > 0) {
  await buildWeb()
  counts.push(await runTests(stories))
}
const total = (key) => counts.reduce((sum, each) => sum + each[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') === 0 ? 0 : 1
