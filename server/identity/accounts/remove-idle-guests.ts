import type { Transaction } from '#database'
import { eachOnItsOwn } from '../../each-on-its-own.ts'
import type { Parts } from '../parts.ts'
import { lockUser } from '../users/user-store.ts'
import { listIdleGuests } from './idle-guest-store.ts'
import { removeAccount } from './remove-account.ts'

const dayMs = 24 * 3600 * 1000
/**
 * Idle time before removal. The account screen promises 30 days; one more, because an id token works for up
 * to a day without renewing its session.
 */
const idleMs = 31 * dayMs
const batchSize = 200
/** Batches per run, to keep the run short; the next cleanup continues. */
const maxBatches = 25

/**
 * Removes accounts that nobody can sign in to again and nobody has used for 30 days. Several processes may run it at
 * once: each account is locked, checked again and removed in its own transaction.
 */
export async function removeIdleGuests({
  database,
  log,
  now,
}: Pick<Parts, 'database' | 'log' | 'now'>): Promise<void> {
  const since = new Date(now().getTime() - idleMs)
  let removed = 0
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const guests = await listIdleGuests(database.orm, { since, limit: batchSize })
    await eachOnItsOwn(guests, async (id) => {
      const isRemoved = await database.transaction((tx) => removeIfIdle(tx, id, { since, now: now() }))
      if (isRemoved) removed += 1
    })
    if (guests.length < batchSize) break
  }
  if (removed > 0) log.info({ accounts: removed }, 'idle guest accounts removed')
}

async function removeIfIdle(
  tx: Transaction,
  id: string,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> {
  await lockUser(tx, id)
  const [guest] = await listIdleGuests(tx, { since, limit: 1, id }) // used again while this transaction waited for the lock?
  if (guest === undefined) return false
  await removeAccount(tx, { id, email: null }, now)
  return true
}
