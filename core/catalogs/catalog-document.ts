import type { Catalog } from '@costard/pricing'

/** A text per language; see textIn for the fallback. */
export type Localised = Readonly<Record<string, string>>

/** Texts of a catalog, by the keys of its pricing part: a text can change without changing a price. */
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

/** Texts and facts of a proposition besides its price. None of them changes an amount. */
export interface PropositionWording {
  readonly name: Localised
  /** The words after an amount in a sentence, such as "in cash". */
  readonly phrase?: Localised
  readonly description?: Localised
  readonly kind?: PropositionKind
  /** Documents and proofs that staff ask for before they pay. */
  readonly requires?: readonly Requirement[]
  /** Days from the inspection until it is paid. */
  readonly payoutDays?: number
  /** Days that an offer with it is valid; absent: as the catalog. */
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
  /** How long the work takes. */
  readonly durationMinutes?: number
  /** 0: it has none. */
  readonly warrantyMonths?: number
  /** In a quote the customer decides whether to have it, unless staff decide otherwise. */
  readonly optionalForCustomer?: boolean
}

export interface QuestionWording {
  /** The question as staff ask it. */
  readonly text: Localised
  /** The text for the customer, where it differs from the text for staff. */
  readonly customerText?: Localised
  readonly help?: Localised
  /** Key of the heading that it stands under. */
  readonly group?: string
  /** See roleOf. */
  readonly role?: QuestionRole
  /** Texts of the choices, by choice key; 'true' and 'false' for boolean questions. */
  readonly choices: Readonly<Record<string, ChoiceWording>>
}

/**
 * Roles of a question: the part of its meaning that the program needs. `condition`: "All fine" answers it. `ownership`:
 * customers read its answer last.
 */
export const questionRoles = ['condition', 'ownership', 'other'] as const
export type QuestionRole = (typeof questionRoles)[number]

/** Returns the role of a question. Wordings written before roles have it in the key of their heading. */
export function roleOf(wording: Pick<QuestionWording, 'group' | 'role'> | undefined): QuestionRole {
  return wording?.role ?? questionRoles.find((role) => role === wording?.group) ?? 'other'
}

export interface ChoiceWording {
  readonly label: Localised
  /** The text for the customer, where it differs from the text for staff. */
  readonly customerLabel?: Localised
  readonly help?: Localised
  /** Id of a picture. */
  readonly image?: string
}

/** A stored catalog: pricing and wording. */
export interface CatalogDocument {
  readonly pricing: Catalog
  readonly wording: CatalogWording
  /** Days that its offers are valid; absent: as the team says for its kind. */
  readonly validDays?: number
  readonly samplePrices: boolean
}

/** Returns for how many days an offer is valid: as its proposition says, else its catalog, else its team. */
export function validDaysOf(
  { pricing, wording, validDays }: CatalogDocument,
  propositionKey: string | undefined,
  team: { readonly validDays: Readonly<Record<Catalog['kind'], number>> },
): number {
  const key = propositionKey ?? pricing.propositions.find(({ isDefault }) => isDefault)?.key
  const own = key === undefined ? undefined : wording.propositions[key]?.validDays
  return own ?? validDays ?? team.validDays[pricing.kind]
}

/** Returns the name of a group in a language. A group without a name is called by its key. */
export function groupName(
  names: Readonly<Record<string, Localised>> | undefined,
  group: string,
  language: string,
): string {
  return textIn(language, names && Object.hasOwn(names, group) ? names[group] : undefined) || group
}

/**
 * Returns the key of the group that a text names, in any of its languages or by its key. Undefined: no group is called
 * so.
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

/** Returns the text in a language, else in English, else in the first language present. */
export function textIn(language: string, text: Localised | undefined): string {
  return text?.[language] ?? text?.['en'] ?? Object.values(text ?? {})[0] ?? ''
}
