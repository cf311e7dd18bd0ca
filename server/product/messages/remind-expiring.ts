import { isNotOff } from './message-store.ts'
import type { ProductParts } from '../parts.ts'
import { startDelivery } from '../quotes/sending/delivery-store.ts'
import { publishQuoteSent } from '../quotes/sending/quote-mail.ts'
import { listExpiring, type Stage } from '../quotes/sending/expiring-offers.ts'

/** Quotes per transaction, and transactions per run: the next run continues. */
const batchSize = 100
const maxBatches = 50

/** Reminds customers of offers that end today or in some days. At most one mail of each kind per revision. */
export async function remindExpiring(parts: Pick<ProductParts, 'database' | 'now'>): Promise<void> {
  for (const stage of ['reminder', 'lastDay'] as const)
    for (let batch = 0; batch < maxBatches; batch += 1) {
      if ((await remindSome(parts, stage)) < batchSize) break
    }
}

/** Returns the number of due offers. */
function remindSome(
  { database, now }: Pick<ProductParts, 'database' | 'now'>,
  stage: Stage,
): Promise<number> {
  const at = now()
  return database.transaction(async (tx) => {
    const due = await listExpiring(tx, stage, at, { limit: batchSize, isNotOff })
    for (const { team, delivery, ...quote } of due) {
      const next = {
        state: 'sending' as const,
        at: at.toISOString(),
        sending: (delivery?.sending ?? 1) + 1,
        kind: stage,
      }
      const started = await startDelivery(tx, quote, next)
      if (started) await publishQuoteSent(tx, { ...quote, delivery: next }, null, team)
    }
    return due.length
  })
}
