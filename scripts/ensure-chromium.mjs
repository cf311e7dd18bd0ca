import { capture, fail, show } from './run.mjs'

const chromium = '/usr/bin/chromium-headless-shell'
const install = 'apt-get install -y --no-install-recommends chromium-headless-shell'
/** Older versions do not retry a module whose download failed, so three stories of a cut network fail. */
const oldestVersion = 156

/**
 * Installs or updates Chromium for the e2e tests if this user may; otherwise exits with the command to run.
 */
export async function ensureChromium() {
  const found = await versionOfChromium()
  if (found >= oldestVersion) return
  if (process.getuid?.() !== 0 || !(await isDebian())) {
    if (found === 0) fail(`The e2e tests need ${chromium}: sudo ${install}`)
    return warnOf(found)
  }
  console.log(found === 0 ? 'Installing Chromium' : `Updating Chromium ${found}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env }
  await show('apt-get', ['update'], quiet)
  await show('apt-get', install.split(' ').slice(1), quiet)
  const installed = await versionOfChromium()
  if (installed === 0) fail(`Chromium could not be installed: ${install}`)
  if (installed < oldestVersion) warnOf(installed)
}

/** Returns the major version; 0 if Chromium is not installed. */
async function versionOfChromium() {
  const { output } = await capture(chromium, ['--version']).catch(() => ({ output: '' }))
  return Number(/ (\d+)\./.exec(output)?.[1] ?? 0)
}

/** @param {number} version */
function warnOf(version) {
  console.warn(`Chromium ${version} is older than ${oldestVersion}: stories of a cut network can fail`)
}

async function isDebian() {
  return show('apt-get', ['--version'], { stdio: 'ignore' }).then(
    (code) => code === 0,
    () => false,
  )
}
