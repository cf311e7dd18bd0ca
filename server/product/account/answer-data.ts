import type { Context } from 'hono'
import type { Caller } from '#identity'
import type { ExportSlots } from '../calls/export-slots.ts'
import type { ProductParts } from '../parts.ts'
import { streamedJson } from '../calls/streamed-json.ts'
import { exportAccount } from './export-account.ts'

/** Answers with the data of an account, streamed while it is read: a person can have very many quotes. */
export async function answerData(
  c: Context,
  parts: ProductParts,
  slots: ExportSlots,
  caller: Caller,
): Promise<Response> {
  const pieces = slots.take(caller.userId)(exportAccount(parts, caller))
  const first = await pieces.next() // a failure of the first piece is answered with its code
  return c.body(streamedJson(first.value ?? '', pieces), 200, { 'content-type': 'application/json' })
}
