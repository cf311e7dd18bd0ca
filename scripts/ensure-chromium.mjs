import { accessSync, constants } from 'node:fs'
import { fail, show } from './run.mjs'

const chromium = '/usr/bin/chromium-headless-shell'
const install = 'apt-get install -y --no-install-recommends chromium-headless-shell'

/** Installs Chromium for the e2e tests where this user may; otherwise ends with the command to run. */
export async function ensureChromium() {
  if (isInstalled()) return
  if (process.getuid?.() !== 0 || !(await isDebian())) fail(`The e2e tests need ${chromium}: sudo ${install}`)
  console.log('Installing Chromium')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env }
  await show('apt-get', ['update'], quiet)
  await show('apt-get', install.split(' ').slice(1), quiet)
  if (!isInstalled()) fail(`Chromium could not be installed: ${install}`)
}

function isInstalled() {
  try {
    accessSync(chromium, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function isDebian() {
  return show('apt-get', ['--version'], { stdio: 'ignore' }).then(
    (code) => code === 0,
    () => false,
  )
}
