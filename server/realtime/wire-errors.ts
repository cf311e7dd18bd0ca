/** Error codes of the realtime wire. */
export type RealtimeErrorCode =
  | 'permission_denied'
  | 'datastale'
  | 'invalid_data'
  | 'too_big'
  | 'quota_exceeded'
  | 'unavailable'
  | 'invalid_token'
  | 'expired_token'

const texts: Readonly<Record<RealtimeErrorCode, string>> = {
  permission_denied: 'Permission denied',
  datastale: 'The data changed in the meantime',
  invalid_data: 'Invalid data or path',
  too_big: 'The data is too big',
  quota_exceeded: 'Too much in a short time, try again in a minute',
  unavailable: 'The service is unavailable',
  invalid_token: 'The token is invalid',
  expired_token: 'The token has expired',
}

/** Failure of a realtime request; the message may be shown to the client. */
export class RealtimeError extends Error {
  override name = 'RealtimeError'
  readonly code: RealtimeErrorCode

  constructor(code: RealtimeErrorCode, message: string = texts[code], options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
