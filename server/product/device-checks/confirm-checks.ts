import type { DeviceCheck, LineInput, TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { describeCheck } from './describe-checks.ts'
import { type StoredAnswer, listAnswers } from './device-check-store.ts'

/**
 * Replaces the results of look-ups with stored answers, so that callers cannot invent results. Manual checks
 * are accepted as sent. Throws check/not-found if no such answer is stored for the device of the line.
 */
export async function confirmChecks<Line extends Pick<LineInput, 'checks' | 'device'>>(
  tx: Transaction,
  teamId: TeamId,
  lines: readonly Line[],
  now: Date,
): Promise<Line[]> {
  const checkIds = lines.flatMap(({ checks }) => checks.flatMap(({ checkId }) => checkId ?? []))
  const answers = new Map((await listAnswers(tx, teamId, checkIds)).map((answer) => [answer.checkId, answer]))
  return lines.map((line) => ({
    ...line,
    checks: line.checks.map((check) =>
      check.provider === 'manual' ? manualCheck(check, now) : serviceCheck(check, line.device, answers),
    ),
  }))
}

/** A time in the future becomes now, since the client's clock may be fast. */
function manualCheck({ kind, result, at, reference }: DeviceCheck, now: Date): DeviceCheck {
  const checkedAt = new Date(Math.min(Date.parse(at), now.getTime())).toISOString()
  return { kind, result, provider: 'manual', at: checkedAt, ...(reference && { reference }) }
}

function serviceCheck(
  { kind, checkId }: DeviceCheck,
  { imei, serial }: LineInput['device'],
  answers: ReadonlyMap<string, StoredAnswer>,
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
