import type { CheckKind, DeviceCheck, DeviceCheckId } from '@costard/contract'
import { checkKinds } from '@costard/pricing'
import type { StoredAnswer } from './device-check-store.ts'

/** Returns a stored answer as checks, in the order of checkKinds. */
export function describeChecks(answer: StoredAnswer): DeviceCheck[] {
  return checkKinds.flatMap((kind) => describeCheck(answer, kind) ?? [])
}

/** Returns one kind of a stored answer; undefined if the service has no mapping for this kind. */
export function describeCheck(
  { checkId, results, reference, answeredAt }: StoredAnswer,
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
      // Stored ids were created as DeviceCheckId.
      checkId: checkId as DeviceCheckId,
    }
  )
}
