import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fail, pinnedNode, root, show } from './run.mjs'

const lockFile = `${root}/package-lock.json`
const installedFile = `${root}/node_modules/.package-lock.json`
const stampFile = `${root}/node_modules/.costard-installed`
/** One of the devDependencies: an installation without it was made for production. */
const developmentPackage = `${root}/node_modules/oxlint`

/**
 * Installs the packages of package-lock.json unless exactly these are installed. forDevelopment: includes
 * devDependencies; otherwise an installation without them stays without them.
 */
export async function ensureInstalled({ forDevelopment = false } = {}) {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  const isCurrent = existsSync(pinnedNode) && (stampedHash() === wanted || isInstalledByHand())
  const hasDevelopment = existsSync(developmentPackage)
  if (isCurrent && (hasDevelopment || !forDevelopment)) return stamp(wanted)
  console.log('Installing packages (first start, or package-lock.json changed)')
  const omit = !forDevelopment && existsSync(pinnedNode) && !hasDevelopment ? ['--omit=dev'] : []
  const include = forDevelopment ? ['--include=dev'] : [] // NODE_ENV=production omits them
  const code = await show('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...omit, ...include])
  if (code !== 0) fail('npm ci failed; see the reason above')
  return stamp(wanted)
}

function stamp(hash) {
  if (stampedHash() !== hash) writeFileSync(stampFile, hash)
}

function stampedHash() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined
}

// npm writes a list of installed packages; one newer than package-lock.json matches it.
function isInstalledByHand() {
  if (existsSync(stampFile) || !existsSync(installedFile)) return false
  return statSync(installedFile).mtimeMs >= statSync(lockFile).mtimeMs
}
