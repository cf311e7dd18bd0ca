import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { CodedError } from './coded-error.ts'
import type { Log } from './log.ts'

/** Turns errors into responses of our own API: a CodedError with its code and status, anything else into a bare 500. */
export function answerErrors(log: Log): ErrorHandler {
  return (error, c) => {
    const known = asCoded(error)
    const requestId: unknown = c.get('requestId')
    if (!known) {
      log.error({ error, requestId, method: c.req.method, path: c.req.path }, 'request failed')
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

/** Reads a request's JSON body. Throws request/malformed. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CodedError({
      code: 'request/malformed',
      status: 400,
      message: 'The body is not valid JSON.',
      cause,
    })
  }
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

function respond(c: Context, { code, status, message, detail }: CodedError): Response {
  const requestId: unknown = c.get('requestId')
  return c.json({ error: { code, message, requestId, ...(detail !== undefined && { detail }) } }, status)
}
