export { createMailer, type Mail, type Mailer } from './mailer.ts'
export { mailboxRoutes } from './mailbox/mailbox-routes.ts'
export { isMailAddress } from './mail-address.ts'
export { outboxFolder } from './eml-folder.ts'
