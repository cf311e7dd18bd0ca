import { Console } from 'node:console'
import { Writable } from 'node:stream'
import type { Log } from './log.ts'

/**
 * Redirects console output of libraries and Node, and an error that ends the process, to the log: programs
 * that collect the log read JSON only. Affects the whole process; call at its start.
 */
export function consoleToLog(log: Log): void {
  globalThis.console = new Console({ stdout: linesTo(log, 'info'), stderr: linesTo(log, 'warn') })
  // Node's default listener would print text.
  process.removeAllListeners('warning')
  process.on('warning', (error) => log.warn({ error }, 'warning of Node'))
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'the process ends, for an error that nobody caught')
    process.exit(1)
  })
}

function linesTo(log: Log, level: 'info' | 'warn'): Writable {
  return new Writable({
    decodeStrings: false,
    write(text: string | Buffer, _encoding, done) {
      log[level]({ from: 'console' }, String(text).trimEnd())
      done()
    },
  })
}
