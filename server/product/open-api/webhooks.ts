import { webhookEvents } from '@costard/contract'

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** Returns the requests sent to a webhook of a team, one for each event, by Standard Webhooks. */
export function webhooks(): Record<string, object> {
  return Object.fromEntries(
    [...webhookEvents, 'webhook.test'].map((event) => [
      event,
      {
        post: {
          operationId: `webhooks.${event}`,
          tags: ['Webhooks'],
          summary: event === 'webhook.test' ? 'Sent by hand from the settings' : `After ${event}`,
          description: 'Answer 2xx within ten seconds; anything else is sent again. Docs: webhooks.md.',
          security: [],
          parameters: [
            header('webhook-id', 'Id of the delivery, the same when it is repeated'),
            header('webhook-timestamp', 'Seconds since 1970'),
            header('webhook-signature', 'HMAC-SHA256 signatures, one for each secret'),
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  allOf: [
                    { $ref: '#/components/schemas/WebhookPayload' },
                    { type: 'object', properties: { type: { const: event } } },
                  ],
                },
              },
            },
          },
          responses: {
            '204': { description: 'Received' },
            '4XX': { description: 'Not received; sent again later' },
          },
        },
      },
    ]),
  )
}
