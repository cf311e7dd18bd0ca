import { webhookLimits } from '@costard/contract'
import { Webhook } from 'standardwebhooks'
import { askOutside, NoAnswer } from '#http'
import type { DeliveryRow } from './delivery-store.ts'

/** Result of a try. */
export interface Outcome {
  readonly status: number | null
  readonly tookMs: number
  /** Beginning of the answer. */
  readonly answer: string
  /** Error; null: the answer was 2xx. */
  readonly fault: 'time-out' | 'unreachable' | 'address-refused' | 'status' | null
}

/** Makes one call, signed with each secret by Standard Webhooks. */
export async function deliver(
  { deliveryId, payload }: Pick<DeliveryRow, 'deliveryId' | 'payload'>,
  {
    url,
    secrets,
    asksPrivateAddresses,
  }: { readonly url: string; readonly secrets: readonly string[]; readonly asksPrivateAddresses: boolean },
): Promise<Outcome> {
  const body = JSON.stringify(payload)
  const at = new Date() // current time: receivers refuse old signatures
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Costard-Webhooks/1',
    'webhook-id': deliveryId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(deliveryId, at, body)).join(' '),
  }
  const { timeoutMs, maxAnswerBytes: maxBytes, maxExcerpt } = webhookLimits
  const start = performance.now()
  const took = (): number => Math.round(performance.now() - start)
  try {
    const limits = { timeoutMs, maxBytes, asksPrivateAddresses }
    const answer = await askOutside(url, limits, { method: 'POST', headers, body })
    const isTaken = answer.status >= 200 && answer.status <= 299
    return {
      status: answer.status,
      tookMs: took(),
      answer: excerptOf(answer.body, maxExcerpt),
      fault: isTaken ? null : 'status',
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { status: null, tookMs: took(), answer: '', fault: error.reason }
  }
}

/** PostgreSQL stores no NUL. */
function excerptOf(body: Buffer, length: number): string {
  return new TextDecoder().decode(body).replaceAll('\0', '').slice(0, length)
}
