import type { DeviceCheck, LineInput, TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../api-error.ts'
import { describeCheck } from './describe-checks.ts'
import { type KeptAnswer, listAnswers } from './device-check-store.ts'

/**
 * Lines with checks that may be believed: what a person saw as it was told, what the look-up service answered from
 * what is kept of it. Throws check/not-found when no such answer is kept for the line's own device.
 */
export async function confirmChecks<Line extends Pick<LineInput, 'checks' | 'device'>>(
  tx: Transaction,
  teamId: TeamId,
  lines: readonly Line[],
  now: Date,
): Promise<Line[]> {
  const named = lines.flatMap(({ checks }) => checks.flatMap(({ checkId }) => checkId ?? []))
  const answers = new Map((await listAnswers(tx, teamId, named)).map((answer) => [answer.checkId, answer]))
  return lines.map((line) => ({
    ...line,
    checks: line.checks.map((check) =>
      check.provider === 'manual' ? seen(check, now) : answered(check, line.device, answers),
    ),
  }))
}

/** A clock that runs ahead is no reason to refuse what somebody saw, but nothing was seen later than now. */
function seen({ kind, result, at, reference }: DeviceCheck, now: Date): DeviceCheck {
  const seenAt = new Date(Math.min(Date.parse(at), now.getTime())).toISOString()
  return { kind, result, provider: 'manual', at: seenAt, ...(reference && { reference }) }
}

function answered(
  { kind, checkId }: DeviceCheck,
  { imei, serial }: LineInput['device'],
  answers: ReadonlyMap<string, KeptAnswer>,
): DeviceCheck {
  const answer = checkId && answers.get(checkId)
  const isOfDevice =
    answer &&
    (answer.imei === null || answer.imei === imei) &&
    (answer.serial === null || answer.serial === serial)
  const check = isOfDevice ? describeCheck(answer, kind) : undefined
  if (!check) throw apiError('check/not-found', { kind })
  return check
}
