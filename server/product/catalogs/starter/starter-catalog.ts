import type { CatalogWording, Localised } from '@costard/contract'
import type { Catalog } from '@costard/pricing'
import type { SharedDocument } from '../shared-document.ts'
import type { StarterMoney } from './starter-money.ts'
import { propositionsOf, type StarterProposition } from './starter-proposition.ts'
import { splitQuestions, type StarterQuestion } from './starter-question.ts'
import { servicesOf, type StarterService } from './starter-service.ts'
import { modelGroups, questionGroups } from './texts/group-texts.ts'
import { inAllLanguages } from './texts/sample-texts.ts'

/** Inputs that differ per team. */
export interface StarterContext {
  readonly money: StarterMoney
  /** Standard tax rate of the team's country. */
  readonly taxRateBp: number
}

/** A catalog with wording and prices together, the format of this folder. */
export interface StarterDraft extends Pick<
  Catalog,
  'kind' | 'rounding' | 'deductionCapBp' | 'nilHandling' | 'models' | 'minOfferMinor'
> {
  readonly name: string
  readonly description: string
  readonly grades: readonly StarterGrade[]
  readonly questions: readonly StarterQuestion[]
  readonly propositions: readonly StarterProposition[]
  readonly services: readonly StarterService[]
  readonly reasons: Readonly<Record<string, string>>
}

export interface StarterGrade {
  readonly code: string
  readonly factorBp: number
  readonly label: string
}

export function starterCatalog(draft: StarterDraft, { money, taxRateBp }: StarterContext): SharedDocument {
  const { questions, computation, wording: questionWording } = splitQuestions(draft.questions)
  const { propositions, wording: propositionWording } = propositionsOf(draft.propositions)
  const { services, wording: serviceWording } = servicesOf(draft.services, money)
  return {
    pricing: {
      kind: draft.kind,
      currency: money.currency,
      rounding: draft.rounding,
      grades: draft.grades.map(({ code, factorBp }, index) => ({ code, rank: index + 1, factorBp })),
      deductionCapBp: draft.deductionCapBp,
      ...(draft.minOfferMinor !== undefined && { minOfferMinor: draft.minOfferMinor }),
      nilHandling: draft.nilHandling,
      taxClass: 'standard',
      // US prices exclude sales tax.
      priceIncludesTax: money.currency !== 'USD',
      taxRates: [{ taxClass: 'standard', rateBp: taxRateBp }],
      models: draft.models,
      questions,
      computation,
      propositions,
      services,
    },
    wording: {
      name: inAllLanguages(draft.name),
      description: inAllLanguages(draft.description),
      grades: Object.fromEntries(
        draft.grades.map(({ code, label }) => [code, { label: inAllLanguages(label) }]),
      ),
      questions: questionWording,
      propositions: propositionWording,
      services: serviceWording,
      reasons: Object.fromEntries(
        Object.entries(draft.reasons).map(([key, text]) => [key, inAllLanguages(text)]),
      ),
      ...groupTextsOf(draft),
    },
    samplePrices: money.hasSamples,
  }
}

function groupTextsOf({
  questions,
  models,
}: StarterDraft): Pick<CatalogWording, 'questionGroups' | 'modelGroups'> {
  const ofQuestions = questions.map(({ group }) => group)
  return {
    ...(ofQuestions.some(Boolean) && { questionGroups: namesOf(questionGroups, ofQuestions) }),
    modelGroups: namesOf(
      modelGroups,
      models.map(({ group }) => group),
    ),
  }
}

/** Returns the names of the groups in use. */
function namesOf(
  names: Readonly<Record<string, string>>,
  used: readonly (string | undefined)[],
): Readonly<Record<string, Localised>> {
  const named = Object.entries(names).filter(([group]) => used.includes(group))
  return Object.fromEntries(named.map(([group, name]) => [group, inAllLanguages(name)]))
}
