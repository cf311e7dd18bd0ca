import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Bench {
  readonly run: () => Promise<string>
  /** Absent: the page about the benchmark is written by hand. */
  readonly pageOf?: (machine: string, table: string) => string
}

const print = (line: string) => console.log(line)

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  async bulk() {
    const [{ benchBulk }, { pageOf }] = await Promise.all([
      import('./bulk/bulk.ts'),
      import('./bulk/page.ts'),
    ])
    return { run: () => benchBulk(print), pageOf }
  },
  async catalogs() {
    const [{ benchCatalogs }, { pageOf }] = await Promise.all([
      import('./catalogs/catalogs.ts'),
      import('./catalogs/page.ts'),
    ])
    return { run: () => benchCatalogs(print), pageOf }
  },
  async devices() {
    const [{ benchDevices }, { pageOf }] = await Promise.all([
      import('./devices/devices.ts'),
      import('./devices/page.ts'),
    ])
    return { run: () => benchDevices(print), pageOf }
  },
  async 'first-view'() {
    const [{ benchFirstView }, { pageOf }] = await Promise.all([
      import('./first-view/first-view.ts'),
      import('./first-view/page.ts'),
    ])
    return { run: () => benchFirstView(print), pageOf }
  },
  async hostile() {
    const [{ benchHostile }, { pageOf }] = await Promise.all([
      import('./hostile/hostile.ts'),
      import('./hostile/page.ts'),
    ])
    return { run: () => benchHostile(print), pageOf }
  },
  async identity() {
    print('installing the auth emulator ...')
    install('identity/emulator/', '--ignore-scripts')
    const [{ benchIdentity }, { pageOf }] = await Promise.all([
      import('./identity/identity.ts'),
      import('./identity/page.ts'),
    ])
    return { run: () => benchIdentity(print), pageOf }
  },
  async load() {
    if (flags.includes('--peers')) {
      print('installing Parse Server and Directus ...')
      for (const peer of ['parse-server', 'directus']) install(`load/peers/${peer}/`, '--ignore-scripts')
      const [{ benchPeers }, { pageOf }] = await Promise.all([
        import('./load/peers/beside.ts'),
        import('./load/peers/page.ts'),
      ])
      return { run: () => benchPeers(print), pageOf }
    }
    const [{ benchLoad }, { pageOf }] = await Promise.all([
      import('./load/load.ts'),
      import('./load/page.ts'),
    ])
    return { run: () => benchLoad(print), pageOf }
  },
  async offline() {
    const { benchOffline } = await import('./offline/offline.ts')
    return { run: () => benchOffline(print) }
  },
  async pricing() {
    print('installing the other rule engines ...')
    install('rivals/')
    // Imported here, since the packages that it needs were only installed above.
    const [{ benchPricing }, { pageOf }] = await Promise.all([
      import('./pricing/pricing.ts'),
      import('./pricing/page.ts'),
    ])
    return { run: () => benchPricing(print), pageOf }
  },
  async quotes() {
    const [{ benchQuotes }, { pageOf }] = await Promise.all([
      import('./quotes/quotes.ts'),
      import('./quotes/page.ts'),
    ])
    return { run: () => benchQuotes(print), pageOf }
  },
  async release() {
    const [{ benchRelease }, { pageOf }] = await Promise.all([
      import('./release/release.ts'),
      import('./release/page.ts'),
    ])
    return { run: () => benchRelease(print), pageOf }
  },
  async restarts() {
    const [{ benchRestarts }, { pageOf }] = await Promise.all([
      import('./restarts/restarts.ts'),
      import('./restarts/page.ts'),
    ])
    return { run: () => benchRestarts(print), pageOf }
  },
  async realtime() {
    const [{ benchRealtime }, { pageOf }] = await Promise.all([
      import('./realtime/realtime.ts'),
      import('./realtime/page.ts'),
    ])
    return { run: () => benchRealtime(print), pageOf }
  },
  async sources() {
    const [{ benchSources }, { pageOf }] = await Promise.all([
      import('./sources/sources.ts'),
      import('./sources/page.ts'),
    ])
    return { run: () => benchSources(print), pageOf }
  },
  async tricks() {
    const { benchTricks } = await import('./tricks/tricks.ts')
    return { run: () => benchTricks(print) }
  },
  async widget() {
    const [{ benchWidget }, { pageOf }] = await Promise.all([
      import('./widget/widget.ts'),
      import('./widget/page.ts'),
    ])
    return { run: () => benchWidget(print), pageOf }
  },
}

const [name = '', ...flags] = process.argv.slice(2)
const open = benches[name]
if (!open) {
  console.error(`usage: npm run bench -- ${Object.keys(benches).join('|')} [--write]`)
  process.exit(1)
}
const { run, pageOf } = await open()
const table = await run()
const [cpu] = cpus()
const machine = `Node ${process.version}, ${cpus().length} x ${cpu?.model.trim() ?? 'unknown'}`
print(`\n${machine}\n\n${table}`)
if (flags.includes('--write') && pageOf) {
  writeFileSync(new URL(`../docs/${name}-benchmark.md`, import.meta.url), pageOf(machine, table))
}

function install(folder: string, ...flags: readonly string[]): void {
  const cwd = fileURLToPath(new URL(folder, import.meta.url))
  execFileSync('npm', ['ci', ...flags, '--no-audit', '--no-fund', '--silent'], { cwd, stdio: 'inherit' })
}
