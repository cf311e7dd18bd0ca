import { z } from 'zod'
import { call, recordedCall } from '../calls/call.ts'
import { TeamId, WebhookDeliveryId, WebhookId } from '../ids.ts'
import { WebhookEvent, webhookEvents, WebhookPayload } from './webhook-events.ts'
import { webhookLimits } from './webhook-limits.ts'

const Address = z
  .string()
  .trim()
  .max(webhookLimits.maxUrl)
  .refine(isPlainAddress, 'Not an address with https, or one with credentials or a fragment')

/**
 * Checks that a URL has no credentials, since all who manage webhooks can read it. The server decides whether
 * http is allowed.
 */
function isPlainAddress(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return false
  return url.username === '' && url.password === '' && url.hash === ''
}

const Events = z
  .array(WebhookEvent)
  .min(1)
  .max(webhookEvents.length)
  .transform((events) => webhookEvents.filter((event) => events.includes(event)))

export const Webhook = z.object({
  id: WebhookId,
  url: z.string(),
  events: z.array(WebhookEvent),
  isOn: z.boolean(),
  switchedOffAt: z.iso
    .datetime()
    .nullable()
    .describe('When it was switched off because nothing could be delivered; null: it was not'),
  waiting: z.number().int().describe('Deliveries that will be tried'),
  total: z.number().int().describe('Deliveries that are kept'),
  createdAt: z.iso.datetime(),
})
export type Webhook = z.infer<typeof Webhook>

export const NewWebhook = Webhook.extend({
  secret: z.string().describe('Signs the calls: shown now and never again'),
})
export type NewWebhook = z.infer<typeof NewWebhook>

export const WebhookDelivery = z.object({
  id: WebhookDeliveryId.describe('The header webhook-id, the same for each try'),
  event: z.union([WebhookEvent, z.literal('webhook.test')]),
  quoteNumber: z.string().nullable(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.number().int(),
  createdAt: z.iso.datetime(),
  triedAt: z.iso.datetime().nullable().describe('The last try; null: none yet'),
  nextTryAt: z.iso.datetime().nullable(),
  status: z.number().int().nullable().describe('HTTP status of the last answer; null: there was none'),
  tookMs: z.number().int().nullable(),
  fault: z
    .enum(['time-out', 'unreachable', 'address-refused', 'status', 'queue-full', 'switched-off'])
    .nullable()
    .describe('Why the last try failed; redirects are not followed and count as a status'),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const WebhookDeliveryDetail = WebhookDelivery.extend({
  payload: WebhookPayload,
  answer: z.string().describe('The beginning of the last answer'),
})
export type WebhookDeliveryDetail = z.infer<typeof WebhookDeliveryDetail>

const tags = ['Webhooks']
const ofTeam = z.object({ teamId: TeamId })
const ofWebhook = ofTeam.extend({ webhookId: WebhookId })
const ofDelivery = ofWebhook.extend({ deliveryId: WebhookDeliveryId })
const path = '/teams/{teamId}/webhooks'

export const webhooks = {
  list: call('api.manage', { method: 'GET', path, tags, summary: 'List the webhooks, oldest first' })
    .input(ofTeam)
    .output(z.array(Webhook)),
  add: recordedCall(
    'api.manage',
    {
      method: 'POST',
      path,
      tags,
      summary: 'Add a webhook',
      description:
        'Calls are signed as Standard Webhooks say. A repeated call with the same Idempotency-Key is refused: the secret is shown once.',
      successStatus: 201,
      hasSecretAnswer: true,
    },
    'webhook/too-many',
    'webhook/address-refused',
    'webhook/sign-up-to-add',
    'account/address-unverified',
    'secret/shown-once',
  )
    .input(ofTeam.extend({ url: Address, events: Events }))
    .output(NewWebhook),
  edit: recordedCall(
    'api.manage',
    {
      method: 'PATCH',
      path: `${path}/{webhookId}`,
      tags,
      summary: 'Edit a webhook, or switch it on or off; absent fields are unchanged',
      description: 'Switched off, it gets no events; deliveries that wait fail.',
    },
    'webhook/not-found',
    'webhook/address-refused',
  )
    .input(
      ofWebhook.extend({
        url: Address.optional(),
        events: Events.optional(),
        isOn: z.boolean().optional(),
      }),
    )
    .output(Webhook),
  remove: recordedCall(
    'api.manage',
    {
      method: 'DELETE',
      path: `${path}/{webhookId}`,
      tags,
      summary: 'Remove a webhook with its deliveries',
    },
    'webhook/not-found',
  )
    .input(ofWebhook)
    .output(z.null()),
  replaceSecret: recordedCall(
    'api.manage',
    {
      method: 'POST',
      path: `${path}/{webhookId}/secret`,
      tags,
      summary: 'Replace the secret of a webhook',
      description: 'For 24 hours calls are signed with the old secret too.',
      hasSecretAnswer: true,
    },
    'webhook/not-found',
    'secret/shown-once',
  )
    .input(ofWebhook)
    .output(NewWebhook),
  test: recordedCall(
    'api.manage',
    {
      method: 'POST',
      path: `${path}/{webhookId}/test`,
      tags,
      summary: 'Send a test event, also to a webhook that is off',
    },
    'webhook/not-found',
    'webhook/too-many-sent',
  )
    .input(ofWebhook)
    .output(WebhookDelivery),
  listDeliveries: call(
    'api.manage',
    {
      method: 'GET',
      path: `${path}/{webhookId}/deliveries`,
      tags,
      summary: 'List the deliveries of a webhook, newest first',
    },
    'webhook/not-found',
  )
    .input(
      ofWebhook.extend({ before: WebhookDeliveryId.optional().describe('The last one of the page before') }),
    )
    .output(z.object({ deliveries: z.array(WebhookDelivery), hasMore: z.boolean() })),
  getDelivery: call(
    'api.manage',
    {
      method: 'GET',
      path: `${path}/{webhookId}/deliveries/{deliveryId}`,
      tags,
      summary: 'Get a delivery with its body and the answer',
    },
    'webhook/delivery-not-found',
  )
    .input(ofDelivery)
    .output(WebhookDeliveryDetail),
  resend: recordedCall(
    'api.manage',
    {
      method: 'POST',
      path: `${path}/{webhookId}/deliveries/{deliveryId}/resend`,
      tags,
      summary: 'Try a delivery again now, also one that was delivered',
    },
    'webhook/delivery-not-found',
    'webhook/too-many-sent',
  )
    .input(ofDelivery)
    .output(WebhookDelivery),
}
