// Plain JavaScript for any Node from 20 on: this runs before the project's own Node is installed.
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The Node version this project is written for; exists after the installation. */
export const pinnedNode = `${root}/node_modules/.bin/node`

/** Exits the command with one line in place of a stack trace. */
export function fail(message) {
  console.error(message)
  process.exit(1)
}

/** Runs a program in the project's folder and shows its output. Returns the exit code. */
export function show(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    child.once('error', reject).once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/**
 * Runs a program quietly. Returns its exit code and what it printed.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', reject).once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
