import type { Mailer } from '#mail'

/** A mail without its recipient. */
export type ComposedMail = Omit<Parameters<Mailer['send']>[0], 'to' | 'id'>
