import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = Email & { recipients: string[] }

export type TestMailbox = {
  /** For SMTP_URL. */
  url: string
  /** Received mails, oldest first. */
  mails: readonly ReceivedMail[]
  /** Removes and returns the oldest mail to this address, waiting until one arrives. Throws after timeoutMs. */
  next: (to: string, timeoutMs?: number) => Promise<ReceivedMail>
}

/** Starts a mail server on loopback that collects mails, closed after the calling file's last test. */
export async function testMailbox(): Promise<TestMailbox> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 200, // a mailer may keep its connection
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push({ ...mail, recipients })
          done()
        }, done)
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  after(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo // listening on TCP

  async function next(to: string, timeoutMs = 10_000): Promise<ReceivedMail> {
    const deadline = performance.now() + timeoutMs
    while (performance.now() < deadline) {
      const index = mails.findIndex(({ recipients }) => recipients.includes(to))
      const [mail] = index >= 0 ? mails.splice(index, 1) : []
      if (mail) return mail
      await pause(20)
    }
    throw new Error(`No mail for ${to} within ${timeoutMs} ms`)
  }

  return { url: `smtp://127.0.0.1:${port}`, mails, next }
}
