import { type Logger, pino } from 'pino'
import type { Config } from '#config'

export type Log = Logger

/** One JSON line per event on standard output; `error` fields are written with their causes. */
export function createLog(config: Pick<Config, 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    base: null,
    serializers: { error: pino.stdSerializers.errWithCause },
    redact: ['headers.authorization', 'headers.cookie'],
  })
}
