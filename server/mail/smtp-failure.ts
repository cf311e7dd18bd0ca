import { CodedError } from '#http'

/** Fields that nodemailer adds to its errors. */
interface SmtpError {
  /** The server's reply, such as 550. */
  readonly responseCode?: unknown
  /** The command that failed, such as `RCPT TO`. */
  readonly command?: unknown
  /** nodemailer's own code, such as ETIMEDOUT. */
  readonly code?: unknown
}

/**
 * Commands that concern only this mail. 5xx for others, such as AUTH, is caused by the settings and may be
 * corrected.
 */
const commandsAboutMail: readonly unknown[] = ['RCPT TO', 'DATA']

/** Returns mail/refused or mail/unavailable, without the server's text, since it names the recipient. */
export function smtpFailure(error: unknown): CodedError {
  const { responseCode, command, code } = error as SmtpError
  const isFinal =
    typeof responseCode === 'number' && responseCode >= 500 && commandsAboutMail.includes(command)
  const detail = { responseCode, command, reason: code }
  return isFinal
    ? new CodedError({
        code: 'mail/refused',
        status: 502,
        message: 'The mail server refused this mail.',
        detail,
      })
    : new CodedError({
        code: 'mail/unavailable',
        status: 503,
        message: `The mail server did not accept this mail (${String(responseCode ?? code)}).`,
        detail,
      })
}
