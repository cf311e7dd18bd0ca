import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { databaseRetrySeconds, isDatabaseUnavailable } from '#database'
import { challenge } from './challenge.ts'
import { CodedError } from './coded-error.ts'
import { type Log, loggedPath } from '../logging/log.ts'
import { problemBody, problemType } from './problem.ts'

/**
 * Turns errors into responses of the API: a CodedError with its code and status, any other error as a bare
 * 500.
 */
export function answerErrors(log: Log): ErrorHandler {
  return (error, c) => {
    const known = asCoded(error)
    const requestId: unknown = c.get('requestId')
    if (isDatabaseUnavailable(error)) {
      log.warn({ requestId, reason: error.message }, 'database unavailable')
      return respond(c, unavailable())
    }
    if (!known) {
      log.error({ error, requestId, method: c.req.method, path: loggedPath(c.req.path) }, 'request failed')
      return respond(c, new CodedError({ code: 'server/failed', status: 500, message: failedMessage }))
    }
    if (known.status >= 500) log.warn({ error, requestId }, known.code)
    return respond(c, known)
  }
}

export function notFound(): CodedError {
  return new CodedError({
    code: 'request/not-found',
    status: 404,
    message: 'Not found.',
  })
}

function unavailable(): CodedError {
  return new CodedError({
    code: 'server/unavailable',
    status: 503,
    message: 'The database cannot be reached at the moment. Try again soon.',
    retryAfterSeconds: databaseRetrySeconds,
  })
}

const failedMessage = 'Something went wrong on our side. The request id finds it in the log.'

function asCoded(error: Error): CodedError | undefined {
  if (error instanceof CodedError) return error
  if (error instanceof HTTPException && error.status < 500) {
    const message = error.message || 'The request cannot be answered.'
    return new CodedError({ code: 'request/refused', status: 400, message, cause: error })
  }
  return undefined
}

function respond(c: Context, error: CodedError): Response {
  const { status, message, retryAfterSeconds } = error
  if (status === 401 && !c.res.headers.has('www-authenticate'))
    c.header('www-authenticate', challenge(c.req.header('authorization')))
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds))
  const requestId: unknown = c.get('requestId')
  return c.json(problemBody(error, { title: message, requestId }), status, { 'content-type': problemType })
}
