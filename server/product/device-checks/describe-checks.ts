import type { CheckKind, DeviceCheck, DeviceCheckId } from '@costard/contract'
import { checkKinds } from '@costard/pricing'
import type { KeptAnswer } from './device-check-store.ts'

/** A kept answer as checks, in the order of kinds. */
export function describeChecks(answer: KeptAnswer): DeviceCheck[] {
  return checkKinds.flatMap((kind) => describeCheck(answer, kind) ?? [])
}

/** What an answer says of one kind; undefined: its service was not asked for that. */
export function describeCheck(
  { checkId, results, reference, answeredAt }: KeptAnswer,
  kind: CheckKind,
): DeviceCheck | undefined {
  const result = results[kind]
  return (
    result && {
      kind,
      result,
      provider: 'http',
      at: answeredAt.toISOString(),
      ...(reference !== null && { reference }),
      // Made as one when the answer was kept.
      checkId: checkId as DeviceCheckId,
    }
  )
}
