import type { Config } from '#config'
import { isLoopbackUrl } from '#http'

/** True if mails are written to files, which the local mailbox shows. */
export function hasLocalMailbox({ smtpUrl, publicUrl }: Pick<Config, 'smtpUrl' | 'publicUrl'>): boolean {
  return smtpUrl === undefined && isLoopbackUrl(publicUrl)
}
