import { ensureInstalled } from './ensure-installed.mjs'
import { checks, fastTests, runSteps } from './steps.mjs'

await ensureInstalled()
const { passed, failed } = await runSteps([...checks(), fastTests()])
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
