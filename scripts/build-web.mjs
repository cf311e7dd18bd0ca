import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { ensureInstalled } from './ensure-installed.mjs'
import { fail, pinnedNode, root, show } from './run.mjs'

const dist = `${root}/web/dist`
const stampFile = `${dist}/.built-from`
/** Inputs of the build. */
const sources = ['web', 'core', 'contract', 'package-lock.json']
const compressible = /\.(js|css|svg|json|wasm|webmanifest)$/
const leastBytes = 1024
/** The server modifies it before sending, so it is not compressed here. */
const servedChanged = /service-worker\.js$/

/** Builds the web app unless web/dist was built from the same sources. */
export async function buildWeb() {
  if (!existsSync(`${root}/web/vite.config.ts`)) return
  const wanted = hashSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.log('Building the web app')
  const vite = ['web/node_modules/vite/bin/vite.js', 'node_modules/vite/bin/vite.js'].find((path) =>
    existsSync(`${root}/${path}`),
  )
  if (!vite) fail('Vite is not installed: npm ci')
  // Only the first build empties the folder.
  for (const config of [
    'vite.config.ts',
    'public-quote/vite.config.ts',
    'widget/vite.config.ts',
    'self-inspection/vite.config.ts',
    'widget-script/vite.config.ts',
    'offline/worker/vite.config.ts',
  ]) {
    const flags = ['build', '--config', config, '--logLevel', 'warn']
    const env = { ...process.env, NODE_ENV: 'production' }
    const code = await show(pinnedNode, [`${root}/${vite}`, ...flags], { cwd: `${root}/web`, env })
    if (code !== 0) fail('The web app does not build; see the reason above')
  }
  refuseCycle()
  await compressFiles()
  writeFileSync(stampFile, wanted)
}

/**
 * Files that validation imports must not import validation: they would read its values before it has run, and
 * the app would not open. A constant of the contract that views need belongs in a file without schemas.
 */
function refuseCycle() {
  const assets = join(dist, 'assets')
  for (const file of readdirSync(assets))
    if (
      /^(shared|basics|first-view)-.*\.js$/.test(file) &&
      /from"\.\/validation-/.test(readFileSync(join(assets, file), 'utf8'))
    )
      fail(`${file} imports validation, which imports it: the app would not open (web/build/chunk-groups.ts)`)
}

function hashSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => listFiles(source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(`${root}/${file}`))
      .update('\0')
  }
  return hash.digest('hex')
}

function listFiles(path) {
  if (!existsSync(`${root}/${path}`)) return []
  if (path.endsWith('.json')) return [path]
  return readdirSync(`${root}/${path}`, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    )
    .sort()
}

// Compressed once here instead of on every request.
async function compressFiles() {
  for (const entry of readdirSync(dist, { recursive: true })) {
    const path = join(dist, String(entry))
    if (!compressible.test(path) || servedChanged.test(path)) continue
    const content = readFileSync(path)
    if (content.length < leastBytes) continue
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(content))
    writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureInstalled()
  await buildWeb()
}
