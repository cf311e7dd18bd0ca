import type { Catalog } from '@costard/pricing'

/** A text per language; see textIn for the fallback. */
export type Localised = Readonly<Record<string, string>>

/** Texts of a catalog, by the keys of its pricing part, so that a text can change without a price. */
export interface CatalogWording {
  readonly name: Localised
  readonly description?: Localised
  readonly grades: Readonly<Record<string, { readonly label: Localised; readonly description?: Localised }>>
  readonly questions: Readonly<Record<string, QuestionWording>>
  readonly propositions: Readonly<Record<string, PropositionWording>>
  readonly services: Readonly<Record<string, ServiceWording>>
  /** Texts of reasons, by the `reason` or `howToFix` of reject and review effects. */
  readonly reasons: Readonly<Record<string, Localised>>
  /** Headings above the questions of a group, by `group` of their wording. */
  readonly questionGroups?: Readonly<Record<string, Localised>>
  /** Names of groups of models, by `group` of the model. */
  readonly modelGroups?: Readonly<Record<string, Localised>>
}

/** Texts and facts of a proposition besides its price. None changes an amount. */
export interface PropositionWording {
  readonly name: Localised
  /** Text after an amount in a sentence, such as "in cash". */
  readonly phrase?: Localised
  readonly description?: Localised
  readonly kind?: PropositionKind
  /** Documents and proofs that staff require before payment. */
  readonly requires?: readonly Requirement[]
  /** Days from the inspection to the payment. */
  readonly payoutDays?: number
  /** Days for which an offer with this proposition is valid; absent: as the catalog says. */
  readonly validDays?: number
}

export const propositionKinds = [
  'cash',
  'bankTransfer',
  'storeCredit',
  'voucher',
  'donation',
  'recycling',
  'partQuality',
  'gradeLevel',
  'warrantyLevel',
  'other',
] as const
export type PropositionKind = (typeof propositionKinds)[number]

export const requirements = ['idCheck', 'bankDetails', 'signature'] as const
export type Requirement = (typeof requirements)[number]

/** Texts of a service besides its price. */
export interface ServiceWording {
  readonly name: Localised
  readonly description?: Localised
  /** Duration of the work. */
  readonly durationMinutes?: number
  /** Months of warranty; 0: none. */
  readonly warrantyMonths?: number
  /** True if the customer of a quote decides about the service, unless staff decide otherwise. */
  readonly optionalForCustomer?: boolean
}

export interface QuestionWording {
  /** Text of the question for staff. */
  readonly text: Localised
  /** Text for the customer, if different from the text for staff. */
  readonly customerText?: Localised
  readonly help?: Localised
  /** Key of the heading above the question. */
  readonly group?: string
  /** Role of the question; default: see roleOf. */
  readonly role?: QuestionRole
  /** Texts of the choices, by choice key; 'true' and 'false' for boolean questions. */
  readonly choices: Readonly<Record<string, ChoiceWording>>
}

/**
 * Roles of questions, as far as the program depends on their meaning. `condition`: "All fine" answers the
 * question. `ownership`: shown last to customers.
 */
export const questionRoles = ['condition', 'ownership', 'other'] as const
export type QuestionRole = (typeof questionRoles)[number]

/** Returns the role of a question. In wordings older than roles, the key of the heading is the role. */
export function roleOf(wording: Pick<QuestionWording, 'group' | 'role'> | undefined): QuestionRole {
  return wording?.role ?? questionRoles.find((role) => role === wording?.group) ?? 'other'
}

export interface ChoiceWording {
  readonly label: Localised
  /** Text for the customer, if different from the text for staff. */
  readonly customerLabel?: Localised
  readonly help?: Localised
  /** Id of a picture. */
  readonly image?: string
}

/** A stored catalog: pricing and wording. */
export interface CatalogDocument {
  readonly pricing: Catalog
  readonly wording: CatalogWording
  /** Days for which offers are valid; absent: as the team sets for this kind. */
  readonly validDays?: number
  readonly samplePrices: boolean
}

/**
 * Returns the days for which an offer is valid: those of its proposition, else of its catalog, else of its
 * team.
 */
export function validDaysOf(
  { pricing, wording, validDays }: CatalogDocument,
  propositionKey: string | undefined,
  team: { readonly validDays: Readonly<Record<Catalog['kind'], number>> },
): number {
  const key = propositionKey ?? pricing.propositions.find(({ isDefault }) => isDefault)?.key
  const own = key === undefined ? undefined : wording.propositions[key]?.validDays
  return own ?? validDays ?? team.validDays[pricing.kind]
}

/** Returns the name of a group in a language, or its key if it has no name. */
export function groupName(
  names: Readonly<Record<string, Localised>> | undefined,
  group: string,
  language: string,
): string {
  return textIn(language, names && Object.hasOwn(names, group) ? names[group] : undefined) || group
}

/**
 * Returns the key of the group that a text names, in any language or by its key. Undefined: no such group.
 */
export function groupNamed(
  names: Readonly<Record<string, Localised>> | undefined,
  keys: Iterable<string>,
  text: string,
): string | undefined {
  const wanted = text.trim().toLowerCase()
  const all = [...keys]
  return (
    all.find((key) => Object.values(names?.[key] ?? {}).some((name) => name.toLowerCase() === wanted)) ??
    all.find((key) => key.toLowerCase() === wanted)
  )
}

/** Returns the text in a language, else in English, else in the first available language. */
export function textIn(language: string, text: Localised | undefined): string {
  return text?.[language] ?? text?.['en'] ?? Object.values(text ?? {})[0] ?? ''
}
