import type { DeviceCheck } from '@costard/contract'

type Checks = readonly DeviceCheck[]

/** With this check in the place of the one of its kind. */
export function withCheck(checks: Checks, check: DeviceCheck): Checks {
  return [...withoutCheck(checks, check.kind), check]
}

export function withoutCheck(checks: Checks, kind: DeviceCheck['kind']): Checks {
  return checks.filter((one) => one.kind !== kind)
}

/**
 * With the answers of the look-up service. What a person saw stays where the service could not tell, and a flag that
 * a person raised is theirs to take back.
 */
export function withAnswers(checks: Checks, answers: Checks): Checks {
  return answers.reduce((kept, answer) => {
    const seen = kept.find(({ kind, provider }) => kind === answer.kind && provider === 'manual')
    const isOutweighed = seen && (seen.result === 'flagged' || answer.result === 'unknown')
    return isOutweighed ? kept : withCheck(kept, answer)
  }, checks)
}
