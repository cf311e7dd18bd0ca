import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stopProcess, waitForAnswer } from '../child-process.ts'
import { cpuMsOf } from './cpu-time.ts'
import type { Service } from './service.ts'

const tools = fileURLToPath(new URL('emulator/node_modules/firebase-tools/', import.meta.url))

/** Starts the auth emulator of firebase-tools from its command line, without login and network access. */
export async function startEmulator(port: number): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'costard-bench-'))
  const at = (offset: number) => ({ host: '127.0.0.1', port: port + offset })
  const emulators = { auth: at(0), hub: at(1), logging: at(2), ui: { enabled: false } }
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const start = ['emulators:start', '--only', 'auth', '--project', 'demo-bench']
  const child = spawn(process.execPath, [join(tools, 'lib/bin/firebase.js'), ...start], {
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, CI: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitForAnswer(`http://127.0.0.1:${port}/`, child)
  return {
    name: `firebase-tools ${emulatorVersion()}`,
    port,
    apiPath: '/identitytoolkit.googleapis.com',
    tokenPath: '/securetoken.googleapis.com',
    apiKey: 'any',
    cpu: () => ({ server: cpuMsOf(child.pid!), database: 0 }), // defined after a successful spawn
    stop: async () => {
      await stopProcess(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function emulatorVersion(): string {
  const { version } = JSON.parse(readFileSync(join(tools, 'package.json'), 'utf8')) as { version: string } // npm requires a version
  return version
}
