import { Console } from 'node:console'
import { Writable } from 'node:stream'
import type { Log } from './log.ts'

/**
 * Writes what libraries and Node print, and an error that ends the process, as lines of the log: programs that collect
 * the log read JSON only. For the whole process, at its start.
 */
export function consoleToLog(log: Log): void {
  globalThis.console = new Console({ stdout: linesTo(log, 'info'), stderr: linesTo(log, 'warn') })
  // Node's own listener prints text.
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
