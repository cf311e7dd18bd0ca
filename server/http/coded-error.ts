/** HTTP statuses that an error may have. */
export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 409
  | 410
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
  /** One plain sentence for the caller; may be shown, so nothing that only the log should know. */
  message?: string
  /** Facts for the caller, as JSON. */
  detail?: unknown
  cause?: unknown
}

/** What stops an action, by its code: the code is the contract, the text is not. */
export class CodedError extends Error {
  override name = 'CodedError'
  readonly code: string
  readonly status: ErrorStatus
  readonly detail: unknown

  constructor({ code, status, message, detail, cause }: CodedErrorInit) {
    super(message ?? code, { cause })
    this.code = code
    this.status = status
    this.detail = detail
  }
}
