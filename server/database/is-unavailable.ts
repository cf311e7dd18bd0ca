/** Delay after which a retry is likely to succeed. Sent as Retry-After. */
export const databaseRetrySeconds = 2

/**
 * SQLSTATEs of a server that is stopping, starting or overloaded, that cancelled a statement because of its
 * time limit, or that is read-only: a standby, or a server during a switchover. Source:
 * https://www.postgresql.org/docs/18/errcodes-appendix.html; class 08 is connection failures.
 */
const serverCodes = /^(08...|57P0[123]|57014|53300|25P03|25006)$/
/** Connection errors of Node; ENOENT means that the unix socket is missing. */
const connectCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const connectCalls = /^(connect|read|write|getaddrinfo)$/
/** The driver's own errors have no code. Source: pg 8.23, lib/client.js, and pg-pool 3. */
const driverMessages =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/

/** True if a query was sent and its connection ended before the response. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as NodeJS.ErrnoException
  return (
    /^57P0[12]$/.test(code) ||
    error.message.startsWith('Connection terminated') ||
    isConnectionLost(error.cause)
  )
}

/** True if a query failed because the database could not be reached or did not respond in time. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  if (serverCodes.test(code) || driverMessages.test(error.message)) return true
  if (connectCodes.test(code) && connectCalls.test(syscall)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  return isDatabaseUnavailable(error.cause)
}
