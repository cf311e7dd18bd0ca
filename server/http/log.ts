import { type Logger, type LoggerOptions, pino } from 'pino'
import type { Config } from '#config'

export type Log = Logger

/** One JSON line per event, on standard output unless told otherwise; errors are written with their causes. */
export function createLog(config: Pick<Config, 'logLevel'>, write?: (line: string) => void): Log {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: null,
    serializers: { error: pino.stdSerializers.errWithCause, err: pino.stdSerializers.errWithCause },
    redact: ['headers.authorization', 'headers.cookie'],
  }
  return write ? pino(options, { write }) : pino(options)
}
