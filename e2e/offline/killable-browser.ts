import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Page } from '@playwright/test'
import { after } from '../../server/testing/after.ts'
import { browserOptions } from '../steps/browser-options.ts'
import { type Account, storedAt } from '../steps/signed-in.ts'

/** A browser with persistent storage that can be killed and started again. */
export interface KillableBrowser {
  /** Page of the running browser. */
  readonly page: () => Page
  /** Starts the browser with an address of the app. */
  readonly start: (address: string) => Promise<Page>
  /** Kills all of its processes at once, like a crash or an empty battery. */
  readonly kill: () => Promise<void>
}

/** Prepares a browser with a user signed in at an origin, without starting it. */
export function killableBrowser(account: Account, origin: string): KillableBrowser {
  const folder = mkdtempSync(join(tmpdir(), 'costard-browser-'))
  let running: { readonly child: ChildProcess; readonly page: Page } | undefined
  let isSignedIn = false

  async function start(address: string): Promise<Page> {
    const child = spawn(
      browserOptions.executablePath,
      [
        ...browserOptions.args,
        '--headless',
        '--lang=en-IE',
        '--window-size=1440,900',
        '--remote-debugging-port=0',
        `--user-data-dir=${folder}`,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    )
    const browser = await chromium.connectOverCDP(await addressOf(child))
    const [context] = browser.contexts()
    assert.ok(context)
    if (!isSignedIn) await context.setStorageState(storedAt(account, origin))
    isSignedIn = true
    const page = context.pages()[0] ?? (await context.newPage())
    running = { child, page }
    await page.goto(address)
    return page
  }

  async function kill(): Promise<void> {
    const child = running?.child
    running = undefined
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    process.kill(-child.pid, 'SIGKILL')
    await ended
  }

  after(async () => {
    await kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return {
    start,
    kill,
    page() {
      assert.ok(running, 'the browser runs')
      return running.page
    },
  }
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  assert.ok(stderr)
  for await (const line of createInterface(stderr)) {
    const found = /^DevTools listening on (ws:\S+)$/.exec(line)?.[1]
    if (found !== undefined) return found
  }
  throw new Error('Chromium did not start')
}
