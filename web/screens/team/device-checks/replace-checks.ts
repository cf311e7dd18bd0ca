import type { DeviceCheck } from '@costard/contract'

type Checks = readonly DeviceCheck[]

/** Returns the checks with this one replacing the check of the same kind. */
export function withCheck(checks: Checks, check: DeviceCheck): Checks {
  return [...withoutCheck(checks, check.kind), check]
}

export function withoutCheck(checks: Checks, kind: DeviceCheck['kind']): Checks {
  return checks.filter((one) => one.kind !== kind)
}

/**
 * Returns the checks updated with the answers of the look-up service. A manual check is kept if the service
 * answered "unknown"; a flag set by a person is only removed by a person.
 */
export function withAnswers(checks: Checks, answers: Checks): Checks {
  return answers.reduce((kept, answer) => {
    const seen = kept.find(({ kind, provider }) => kind === answer.kind && provider === 'manual')
    const isOutweighed = seen && (seen.result === 'flagged' || answer.result === 'unknown')
    return isOutweighed ? kept : withCheck(kept, answer)
  }, checks)
}
