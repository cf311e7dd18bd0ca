import { spawn } from 'node:child_process'
import { pinnedNode, root } from './run.mjs'

/** Runs test files on one PostgreSQL that is theirs; gives how many tests passed and failed. */
export function runTests(files) {
  if (files.length === 0) return Promise.resolve({ passed: 0, failed: 0 })
  // On the project's own Node, and in a process of its own: this one may be an older Node.
  const child = spawn(pinnedNode, [`${root}/scripts/test-runner.ts`, ...files], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  let counts
  child.on('message', (message) => (counts = message))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      if (counts && code === 0) resolve(counts)
      // A runner that died has told nothing of what it did not get to: that is a failure too.
      else resolve({ passed: counts?.passed ?? 0, failed: (counts?.failed ?? 0) + 1 })
    })
  })
}
