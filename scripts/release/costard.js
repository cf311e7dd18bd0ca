#!/usr/bin/env node
// The one command of a release: starts the server, or runs a command of operators. `node costard.js help` lists them.
import { readFileSync } from 'node:fs'

const { version, platform, engines, commands } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
)
const usage = `Costard Pro ${version}

  node costard.js              starts the server
  node costard.js COMMAND ...  runs a command: ${commands.join(', ')}
  node costard.js health       ends with 0 if the server of these settings runs on this machine
  node costard.js version      prints the version
`

/** Ends with one line. Codes: sysexits.h. */
function refuse(code, line) {
  process.stderr.write(`${line}\n`)
  process.exit(code)
}

/** Asks /livez, as a container's health check does without other programs. */
async function isAlive({ PORT, HOST }) {
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[HOST] ?? (HOST || '127.0.0.1')
  try {
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 3000}/livez`
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return false
  }
}

// An unnamed user of a container has no home folder; the job queue's reader of settings fails without one.
if (process.platform !== 'win32') process.env.HOME ||= '/'

const here = `${process.platform}-${process.arch}`
const [command] = process.argv.splice(2, 1)
if (command === 'version') console.log(version)
else if (command === 'help') process.stdout.write(usage)
else if (Number(process.versions.node.split('.')[0]) < Number(engines.node.replace(/\D+/, '')))
  refuse(78, `This release needs Node ${engines.node}; this is ${process.versions.node}`)
else if (here !== platform) refuse(78, `This release was made for ${platform}; this machine is ${here}`)
else if (command === 'health') process.exitCode = (await isAlive(process.env)) ? 0 : 1
else if (command !== undefined && !commands.includes(command)) refuse(64, usage)
else await import(`./program/${command ?? 'server'}.js`)
