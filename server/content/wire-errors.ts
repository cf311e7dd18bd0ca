/** A refusal in the format of the protocol. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly status: 400 | 401 | 404 | 429
  readonly type: string | undefined
  /** Offset in the text, from 0. */
  readonly column: number
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: 400 | 401 | 404 | 429,
    type: string | undefined,
    message: string,
    { column = 0, retryAfterSeconds }: { column?: number; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.status = status
    this.type = type
    this.column = column
    this.retryAfterSeconds = retryAfterSeconds
  }

  body(): object {
    const { type, message, column, status } = this
    const location = { line: 1, column, id: 1, location: 'query' }
    return { ...(type !== undefined && { type }), message, ...(status === 400 && location) }
  }
}

/** The text cannot be parsed. */
export const parsingError = (message: string, column = 0): ContentError =>
  new ContentError(400, 'api_parsing_error', message, { column })

/** The text can be parsed, but asks for something that does not exist. */
export const validationError = (message: string): ContentError =>
  new ContentError(400, 'api_validation_error', message)

export const forbidden = (): ContentError =>
  new ContentError(401, 'api_security_error', 'The access token is missing or wrong')

/** The client repeats its request with the ref at the end of the message. */
export const unknownRef = (ref: string, master: string): ContentError =>
  new ContentError(404, 'api_notfound_error', `Ref not found: ${ref.slice(0, 64)}. Master ref is: ${master}`)

/** If the header is missing, clients repeat at once, endlessly. */
export const tooManyCalls = (retryAfterSeconds: number): ContentError =>
  new ContentError(429, undefined, 'Too many calls', { retryAfterSeconds })
