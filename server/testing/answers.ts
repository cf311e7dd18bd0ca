import assert from 'node:assert/strict'
import type { Answer } from './start-test-product.ts'

/** Returns the body of a response, which has to be a success. */
export async function ok(answer: Promise<Answer>): Promise<any> {
  const { status, body } = await answer
  assert.ok(status < 300, JSON.stringify(body))
  return body
}

/** Returns the status and code of a response, for comparison with an expected refusal. */
export async function refused(answer: Promise<Answer>): Promise<[number, string | undefined]> {
  const { status, code } = await answer
  return [status, code]
}
