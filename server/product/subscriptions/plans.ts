import { readFileSync } from 'node:fs'
import { PlanLimits, type PlanId, planIds } from '@costard/contract'
import { z } from 'zod'

/**
 * Limits of a plan. Files older than the meter `requests` do not have it: its limit is then that of quotes.
 */
const Limits = z
  .strictObject({ ...PlanLimits.shape, requests: PlanLimits.shape.requests.optional() })
  .transform(({ requests, ...limits }): PlanLimits => ({ ...limits, requests: requests ?? limits.quotes }))
const Named = z.strictObject({ name: z.string().trim().min(1).max(40), limits: Limits })
const PlanFile = z.strictObject({
  trial: z.strictObject({ limits: Limits }),
  ...(Object.fromEntries(planIds.map((id) => [id, Named])) as Record<PlanId, typeof Named>),
})

/** Names and limits of the plans. */
export type Plans = Readonly<z.output<typeof PlanFile>>

/** Reads the plans. Throws if the file is not JSON of this shape. */
export function readPlans(file: string | URL = new URL('plans.json', import.meta.url)): Plans {
  return PlanFile.parse(JSON.parse(readFileSync(file, 'utf8')))
}
