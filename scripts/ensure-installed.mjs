import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fail, pinnedNode, root, show } from './run.mjs'

const lockFile = `${root}/package-lock.json`
const installedFile = `${root}/node_modules/.package-lock.json`
const stampFile = `${root}/node_modules/.costard-installed`

/** Installs the packages of package-lock.json unless exactly these are installed. */
export async function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(pinnedNode) && (stampedHash() === wanted || isInstalledByHand())) return stamp(wanted)
  console.log('Installing packages (first start, or package-lock.json changed)')
  const code = await show('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) fail('npm ci failed; see the reason above')
  return stamp(wanted)
}

function stamp(hash) {
  if (stampedHash() !== hash) writeFileSync(stampFile, hash)
}

function stampedHash() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined
}

// npm writes its own list of installed packages; one newer than package-lock.json matches it.
function isInstalledByHand() {
  if (existsSync(stampFile) || !existsSync(installedFile)) return false
  return statSync(installedFile).mtimeMs >= statSync(lockFile).mtimeMs
}
