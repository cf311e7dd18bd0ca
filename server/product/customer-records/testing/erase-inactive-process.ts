import { pino } from 'pino'
import { openDatabase } from '#database'
import { createDocuments } from '../../../realtime/documents/create-documents.ts'
import { createUsage } from '../../../realtime/usage.ts'
import { queueWebhooks } from '../../webhooks/queue-webhooks.ts'
import { eraseInactive } from '../erase-inactive.ts'

/**
 * Runs the retention in a separate process, which a test can kill. Arguments: address of the database,
 * moment.
 */
const [databaseUrl = '', moment = ''] = process.argv.slice(2)
const now = () => new Date(moment)
const log = pino({ level: 'silent' })
const database = await openDatabase({ databaseUrl, dataDir: '' }, log)
const usage = createUsage(now)
const documents = await createDocuments({ database, log, now, usage, pollMs: 3_600_000 })
await eraseInactive({ database, documents, notifyOfChange: queueWebhooks, now, log })
await documents.close()
await database.close()
