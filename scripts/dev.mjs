import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureInstalled } from './ensure-installed.mjs'
import { pinnedNode, root } from './run.mjs'

// The server restarts when its files change; Vite serves the web app and proxies all other requests to the server.
const webUrl = 'http://localhost:5173'

await ensureInstalled({ forDevelopment: true })
const children = [
  start([`${root}/server/main.ts`], { PUBLIC_URL: webUrl }, ['--watch', '--watch-preserve-output']),
  ...(existsSync(`${root}/web/vite.config.ts`)
    ? [start([`${root}/web/node_modules/vite/bin/vite.js`, `${root}/web`])]
    : []),
]
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.once('exit', stop)

function start(args, defaults = {}, flags = []) {
  return spawn(pinnedNode, [...flags, ...args], { stdio: 'inherit', env: { ...defaults, ...process.env } })
}

function stop() {
  for (const child of children) child.kill('SIGTERM')
}
