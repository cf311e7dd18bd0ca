import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { after } from './after.ts'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = Email & { recipients: string[] }

export type TestMailbox = {
  /** Value for SMTP_URL. */
  url: string
  /** Received mails, oldest first. */
  mails: readonly ReceivedMail[]
  /**
   * Answers the next recipients at a domain with these SMTP replies, one each; `drop`: accepts the mail and
   * closes the connection without a reply.
   */
  answer: (domain: string, replies: readonly (number | 'drop')[]) => void
  /**
   * Removes and returns the oldest mail to this address, waiting until one arrives. Throws after timeoutMs.
   */
  next: (to: string, timeoutMs?: number) => Promise<ReceivedMail>
}

/** Starts a mail server on loopback that collects mails, closed after the calling file's last test. */
export async function testMailbox(): Promise<TestMailbox> {
  const mails: ReceivedMail[] = []
  const dropped = new Set<string>()
  const connections = new Map<string, Socket>()
  const replies = new Map<string, (number | 'drop')[]>()
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 200, // a mailer may keep its connection open
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, session, done) {
      const reply = replies.get(domainOf(address))?.shift()
      if (reply === 'drop') dropped.add(session.id)
      done(typeof reply === 'number' ? Object.assign(new Error('refused'), { responseCode: reply }) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push({ ...mail, recipients })
          if (dropped.delete(session.id))
            connections.get(`${session.remoteAddress}:${session.remotePort}`)?.destroy()
          else done()
        }, done)
      })
    },
  })
  server.server.on('connection', (socket) =>
    connections.set(`${socket.remoteAddress}:${socket.remotePort}`, socket),
  )
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

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answer: (domain, next) => void replies.set(domain, [...next]),
    next,
  }
}

function domainOf(address: string): string {
  return address.split('@').at(-1) ?? ''
}
