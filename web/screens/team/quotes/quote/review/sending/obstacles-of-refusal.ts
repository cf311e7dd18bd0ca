import { type SendObstacle, sendObstacles } from '@costard/quotes'
import { codeOf, detailOf } from '#api/error-code.ts'

/** Returns the reasons why the server refused to send a quote; empty for any other error. */
export function obstaclesOfRefusal(error: unknown): readonly SendObstacle[] {
  if (codeOf(error) !== 'quote/not-sendable') return []
  const detail = detailOf(error)
  const named = typeof detail === 'object' && detail !== null && 'obstacles' in detail ? detail.obstacles : []
  return sendObstacles.filter((one) => Array.isArray(named) && named.includes(one))
}
