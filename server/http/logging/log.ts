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
    // Redact texts too: libraries put errors into their messages.
    hooks: {
      logMethod(args, method) {
        method.apply(
          this,
          args.map((arg: unknown) => (typeof arg === 'string' ? redact(arg) : arg)) as typeof args,
        )
      },
    },
  }
  return pino(options, write ? { write } : standardOutput())
}

/** Maximum length of the lines that wait until they can be written; further ones are dropped. Characters. */
const maxWaiting = 1_048_576

/** Returns a stream that keeps lines that cannot be written, such as on a full disk, until a later line can. */
function standardOutput(): ReturnType<typeof pino.destination> {
  const destination = pino.destination({ dest: 1, sync: true, maxLength: maxWaiting })
  // Without a listener, a failed write would be thrown where the line was logged, and the server would end.
  destination.on('error', () => {})
  return destination
}

// Log only these fields: the database driver adds its connection to errors, Drizzle the values of the query.
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack, cause } = error
  const code: unknown = 'code' in error ? error.code : undefined
  return {
    name,
    message: redact(message),
    ...(code !== undefined && { code }),
    stack: redact(stack ?? ''),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

/** Removes the values of a failed query, and mail addresses, which mail servers repeat in their refusals. */
function redact(text: string): string {
  return text
    .replace(/\n\s*params: .*?(?=\n\s+at |$)/gs, '')
    .replace(/[^\s<>"'(),:;/@]+@[^\s<>"'(),:;/@]+/g, '[address]')
}

/** Returns the path of a request for the log, without the token of a link. */
export function loggedPath(path: string): string {
  return path.replace(
    /^(\/[kopq]\/|(?:\/api(?:\/public)?)?\/invitations\/|\/api\/public\/quotes\/)[^/]+/,
    '$1[token]',
  )
}
