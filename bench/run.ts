import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [wanted, ...flags] = process.argv.slice(2)
if (wanted !== 'pricing') {
  console.error('usage: npm run bench -- pricing [--write]')
  process.exit(1)
}

const say = (line: string) => console.log(line)
say('installing the engines to measure against ...')
const folder = fileURLToPath(new URL('rivals/', import.meta.url))
execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { cwd: folder, stdio: 'inherit' })

// Only now: what it imports is installed above.
const { benchPricing } = await import('./pricing/pricing.ts')
const table = await benchPricing(say)
const [cpu] = cpus()
const machine = `Node ${process.version}, ${cpus().length} x ${cpu?.model.trim() ?? 'unknown'}`
say(`\n${machine}\n\n${table}`)
if (flags.includes('--write')) {
  const page = new URL('../docs/pricing-benchmark.md', import.meta.url)
  const { pageOf } = await import('./pricing/page.ts')
  writeFileSync(page, pageOf(machine, table))
}
