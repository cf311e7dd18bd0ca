import { finding, type Finding } from './finding.ts'
import { activePropositions, type Offer } from './propositions.ts'
import type { Subject } from './subject.ts'
import { roundingRule, type StepDraft } from './trace.ts'
import { withoutAbsent } from './without-absent.ts'

/** The offer the line is closed with: the one asked for, else the default, else the first that is available. */
export function chooseOffer(
  offers: readonly Offer[],
  subject: Subject,
  isRejected: boolean,
): { readonly chosen: Offer | null; readonly findings: readonly Finding[] } {
  const available = offers.filter(({ reason }) => reason === null)
  const named = (key: string | undefined): Offer | undefined =>
    available.find(({ proposition }) => proposition.key === key)

  const { propositionKey } = subject.request
  const asked = named(propositionKey)
  if (asked) return { chosen: asked, findings: [] }
  const findings = propositionKey === undefined ? [] : [finding('proposition-unavailable', 'propositionKey')]
  // nobody is given an offer for a rejected device without asking for it
  if (isRejected) return { chosen: null, findings }
  const usual = activePropositions(subject).find(({ isDefault }) => isDefault)
  return { chosen: named(usual?.key) ?? available[0] ?? null, findings }
}

export function offerSteps(
  { proposition, ratedMinor, roundedMinor, amountMinor }: Offer,
  subtotalMinor: number,
  { catalog }: Subject,
): StepDraft[] {
  const { key, rateBp, fixedMinor = 0, appliesTo = 'base', ownRounding, minMinor, maxMinor } = proposition
  const step = (kind: string, delta: number, rule: object): StepDraft => {
    return { scope: 'offer', kind, propositionKey: key, rule, delta, visibility: 'customer' }
  }
  const steps = [
    step('rounding', roundedMinor - ratedMinor, roundingRule(ownRounding ?? catalog.rounding)),
    step('clamp', amountMinor - roundedMinor, withoutAbsent({ minMinor, maxMinor })),
  ]
  return [
    step('proposition', ratedMinor - subtotalMinor, { rateBp, fixedMinor, appliesTo }),
    ...steps.filter(({ delta }) => delta !== 0),
  ]
}
