import { pagePatterns } from '@costard/contract'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import PostalMime, { type Email } from 'postal-mime'
import type { Config } from '#config'
import { isLocalVisit, notFound } from '#http'
import { findMail, listMails, outboxFolder } from '../eml-folder.ts'
import { hasLocalMailbox } from './has-local-mailbox.ts'
import { mailboxLimits } from './mailbox-limits.ts'
import { listPage, mailPage, messagePage } from './mailbox-pages.ts'

/** The web app links to this path if the client configuration has a mailbox. */
const mailboxPath = pagePatterns.mailbox

/**
 * Content security policy of a message: no scripts, nothing loaded from elsewhere, links open in the tab.
 * Includes the sandbox for messages opened outside of their iframe.
 */
const messagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
].join('; ')

/**
 * The local mailbox: mails written to files, served to this machine only. No routes if SMTP_URL is set or
 * PUBLIC_URL is public.
 */
export function mailboxRoutes(
  config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'dataDir' | 'productName'>,
): Hono {
  const routes = new Hono()
  if (!hasLocalMailbox(config)) return routes
  const folder = outboxFolder(config)
  const get = (name: string): Promise<Email> => getMail(folder, name)
  return routes
    .use(`${mailboxPath}/*`, async (c, next) => {
      if (!isLocalVisit(remoteAddress(c), c.req.raw.headers)) throw notFound()
      c.header('cache-control', 'no-store')
      await next()
    })
    .get(mailboxPath, async (c) => {
      const names = await listMails(folder)
      const mails = await Promise.all(
        names.slice(0, mailboxLimits.listedMails).map(async (name) => ({ name, mail: await get(name) })),
      )
      return c.html(listPage(config.productName, mails, names.length).toString())
    })
    .get(`${mailboxPath}/:name`, async (c) => {
      const name = c.req.param('name')
      return c.html(mailPage(config.productName, name, await get(name)).toString())
    })
    .get(`${mailboxPath}/:name/message`, async (c) => {
      c.header('content-security-policy', messagePolicy)
      return c.html(messagePage(await get(c.req.param('name'))))
    })
}

async function getMail(folder: string, name: string): Promise<Email> {
  const source = await findMail(folder, name)
  if (!source) throw notFound()
  return PostalMime.parse(source, { attachmentEncoding: 'base64' })
}

// A request made in process has no socket and does not count as local.
function remoteAddress(c: Context): string | undefined {
  return c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined
}
