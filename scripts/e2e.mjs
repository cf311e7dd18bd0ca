import { buildWeb } from './build-web.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runTests } from './run-tests.mjs'
import { listFiles } from './steps.mjs'

// `npm run e2e -- sign-in` runs the stories whose file name holds the word.
const word = process.argv[2] ?? ''
await ensureInstalled()
await ensureChromium()
await buildWeb()
const stories = listFiles('e2e', /\.e2e\.ts$/).filter((path) => path.includes(word))
const { passed, failed } = await runTests(stories)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
