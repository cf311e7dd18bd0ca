/** HTTP statuses of errors. */
export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 409
  | 410
  | 412
  | 413
  | 415
  | 422
  | 429
  | 500
  | 501
  | 502
  | 503

export type CodedErrorInit = {
  code: string
  status: ErrorStatus
  /** One sentence for the caller; may be shown on screen, so it must not contain internals. */
  message?: string
  /** Facts for the caller, as JSON. */
  detail?: unknown
  /** Sent as the header Retry-After. */
  retryAfterSeconds?: number | undefined
  /** Id of the account concerned. For the log; never in an answer. */
  account?: string | undefined
  cause?: unknown
}

/** An expected failure. Clients rely on its code, not on its text. */
export class CodedError extends Error {
  override name = 'CodedError'
  readonly code: string
  readonly status: ErrorStatus
  readonly detail: unknown
  readonly retryAfterSeconds: number | undefined
  readonly account: string | undefined

  constructor({ code, status, message, detail, retryAfterSeconds, account, cause }: CodedErrorInit) {
    super(message ?? code, { cause })
    this.code = code
    this.status = status
    this.detail = detail
    this.retryAfterSeconds = retryAfterSeconds
    this.account = account
  }
}
