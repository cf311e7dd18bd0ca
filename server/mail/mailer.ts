import nodemailer, { type SendMailOptions } from 'nodemailer'
import { type Config } from '#config'
import { CodedError, type Log } from '#http'
import { memoizeByOwner } from '../memoize-by-owner.ts'
import { saveMail, outboxFolder } from './eml-folder.ts'
import { isMailAddress } from './mail-address.ts'
import { sendOnce } from './send-once.ts'
import { smtpFailure } from './smtp-failure.ts'

/**
 * One mail to one recipient. fromName: display name for our own address. id: the same for each attempt; it
 * determines the mail's Message-ID and file name, and a mail that was already handed over is not sent again.
 * thread: the same for related mails, such as those of a quote, which mail programs then show as one
 * conversation.
 */
export type Mail = {
  id?: string
  thread?: string
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string | undefined
  fromName?: string | undefined
  /** Images that the HTML part refers to as `cid:{id}`. */
  images?: readonly { id: string; contentType: string; base64: string }[]
}

export type Mailer = {
  /**
   * Throws mail/address-refused unless `to` and `replyTo` are single plain addresses, mail/refused if the
   * mail server refuses permanently (5xx for recipient or content), and mail/unavailable for failures worth a
   * retry.
   */
  send: (mail: Mail) => Promise<void>
  /** Description of the destination for the start-up message. */
  goesTo: string
  close: () => void
}

const smtpTimeoutMs = 20_000

/** Sends through SMTP_URL; if it is not set, mails are written to files in DATA_DIR/outbox. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'mailFrom'>, log: Log): Mailer {
  const from = parseFrom(config.mailFrom)
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, from, log)
    : fileMailer(outboxFolder(config), from, log)
  return { ...mailer, send: sendOnce(mailer.send) }
}

type From = { name: string; address: string }

function smtpMailer(url: string, from: From, log: Log): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
  })
  return {
    send: async (mail) => {
      const message = messageOf(mail, from)
      const { messageId } = await transport.sendMail(message).catch((error: unknown) => {
        throw smtpFailure(error)
      })
      log.info({ messageId }, 'mail sent')
    },
    goesTo: `SMTP server ${new URL(url).host}`,
    close: () => transport.close(),
  }
}

function fileMailer(folder: string, from: From, log: Log): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, from))
      const file = await saveMail(folder, message as Buffer, mail.id) // a Buffer because of `buffer: true`
      log.info({ file }, 'mail written')
    },
    goesTo: folder,
    close: () => transport.close(),
  }
}

function messageOf(mail: Mail, from: From): SendMailOptions {
  return {
    from: { ...from, name: oneLine(mail.fromName ?? from.name) },
    ...(mail.id !== undefined && { messageId: `<${mail.id}@${from.address.split('@').at(-1)}>` }),
    ...(mail.thread !== undefined && { references: `<${mail.thread}@${from.address.split('@').at(-1)}>` }),
    // The address is an object, so that nodemailer does not parse it as a list of addresses.
    to: { name: '', address: oneAddress(mail.to) },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: oneAddress(mail.replyTo) } }),
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    attachments: (mail.images ?? []).map((image) => ({ cid: image.id, raw: rawImage(image) })),
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/**
 * An image in the form of a mail part (RFC 2045, 2183 and 2392). Memoized, since most mails contain the same
 * image.
 */
const rawImage = memoizeByOwner(({ id, contentType, base64 }: NonNullable<Mail['images']>[number]) => {
  const filename = `${id}.${contentType.split('/').at(-1)}`
  return [
    `Content-Type: ${contentType}; name=${filename}`,
    `Content-ID: <${id}>`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: inline; filename=${filename}`,
    '',
    base64.replace(/.{76}(?=.)/g, '$&\r\n'),
  ].join('\r\n')
})

function oneAddress(address: string): string {
  if (isMailAddress(address)) return address
  throw new CodedError({
    code: 'mail/address-refused',
    status: 422,
    message: 'This is not one plain email address.',
  })
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

// The configuration has validated the format.
function parseFrom(mailFrom: string): From {
  const match = /^(.*)<([^<>]+)>$/.exec(mailFrom)
  return match ? { name: match[1]!.trim(), address: match[2]! } : { name: '', address: mailFrom }
}
