import type { Minor } from '../amounts.ts'
import type { TraceStep } from '../trace-step.ts'

/**
 * Writes the trace of a price; each step starts at the previous amount. One object shape per method, for
 * speed.
 */
export class TraceWriter {
  readonly steps: TraceStep[] = []
  #before: Minor = 0

  plain(scope: TraceStep['scope'], kind: string, rule: object | null, delta: Minor): void {
    const before = this.#before
    const after = (this.#before = before + delta)
    const seq = this.steps.length + 1
    this.steps.push({ seq, scope, kind, rule, before, delta, after, visibility: 'customer' })
  }

  /** A step caused by an answer. */
  answer(
    kind: string,
    questionKey: string,
    choiceKey: string,
    rule: object,
    delta: Minor,
    visibility: TraceStep['visibility'],
  ): void {
    const before = this.#before
    const after = (this.#before = before + delta)
    const seq = this.steps.length + 1
    this.steps.push({
      seq,
      scope: 'value',
      kind,
      questionKey,
      choiceKey,
      rule,
      before,
      delta,
      after,
      visibility,
    })
  }

  /** A step caused by an answer, with an overlap part. */
  part(
    kind: string,
    questionKey: string,
    choiceKey: string,
    part: string,
    rule: object,
    delta: Minor,
    visibility: TraceStep['visibility'],
  ): void {
    const before = this.#before
    const after = (this.#before = before + delta)
    const seq = this.steps.length + 1
    this.steps.push({
      seq,
      scope: 'value',
      kind,
      questionKey,
      choiceKey,
      part,
      rule,
      before,
      delta,
      after,
      visibility,
    })
  }

  offer(kind: string, propositionKey: string, rule: object, delta: Minor): void {
    const before = this.#before
    const after = (this.#before = before + delta)
    const seq = this.steps.length + 1
    const visibility = 'customer'
    this.steps.push({ seq, scope: 'offer', kind, propositionKey, rule, before, delta, after, visibility })
  }

  service(kind: string, serviceKey: string, rule: object, delta: Minor): void {
    const before = this.#before
    const after = (this.#before = before + delta)
    const seq = this.steps.length + 1
    const visibility = 'customer'
    this.steps.push({ seq, scope: 'line', kind, serviceKey, rule, before, delta, after, visibility })
  }

  tax(componentKey: string, rule: object, delta: Minor, visibility: TraceStep['visibility']): void {
    const before = this.#before
    const after = (this.#before = before + delta)
    const seq = this.steps.length + 1
    this.steps.push({ seq, scope: 'tax', kind: 'tax', componentKey, rule, before, delta, after, visibility })
  }

  /** A step caused by a device check. */
  check(
    kind: string,
    check: NonNullable<TraceStep['check']>,
    rule: object,
    visibility: TraceStep['visibility'],
  ): void {
    const before = this.#before
    const seq = this.steps.length + 1
    this.steps.push({ seq, scope: 'value', kind, check, rule, before, delta: 0, after: before, visibility })
  }
}
