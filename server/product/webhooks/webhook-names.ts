import type { FindNames } from '../rows/find-names.ts'
import { namesIn } from '../rows/find-names.ts'
import { webhooks } from './schema.ts'

const addresses = namesIn(webhooks, { ...webhooks, id: webhooks.webhookId, name: webhooks.url })

/** Finds the names of webhooks: the hosts of their addresses, without paths, which may contain secrets. */
export const webhookNames: FindNames = async (tx, team, ids) =>
  new Map([...(await addresses(tx, team, ids))].map(([id, url]) => [id, url && new URL(url).host]))
