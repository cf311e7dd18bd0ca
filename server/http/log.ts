import { type Logger, type LoggerOptions, pino } from 'pino'
import type { Config } from '#config'

export type Log = Logger

/** Writes one JSON line per event, to standard output by default. */
export function createLog(config: Pick<Config, 'logLevel'>, write?: (line: string) => void): Log {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: null,
    serializers: { error: describeError, err: describeError },
    redact: ['headers.authorization', 'headers.cookie'],
  }
  return write ? pino(options, { write }) : pino(options)
}

// Only these fields: the database driver adds its connection to errors, Drizzle the values of the query.
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack, cause } = error
  const code: unknown = 'code' in error ? error.code : undefined
  return {
    name,
    message: withoutValues(message),
    ...(code !== undefined && { code }),
    stack: withoutValues(stack ?? ''),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

function withoutValues(text: string): string {
  return text.replace(/\nparams: .*?(?=\n {4}at |$)/s, '')
}
