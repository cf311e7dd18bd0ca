import {
  asText,
  type ContentRelationshipField,
  type PrismicDocument,
  type RichTextField,
} from '@prismicio/client'
import { wordsOf } from './words.ts'

/** Groups of answers, in display order. */
export const answerGroups = ['quotes', 'catalogs', 'devices', 'customers', 'account', 'other'] as const
export type AnswerGroup = (typeof answerGroups)[number]

/** An answer in the help. */
export interface Answer {
  readonly id: string
  readonly uid: string
  readonly group: AnswerGroup
  readonly question: string
  readonly richText: RichTextField
  /** Names of the related screens, as in the address patterns. */
  readonly screens: readonly string[]
  /** Ids of the answers to read next. */
  readonly next: readonly string[]
  readonly questionWords: readonly string[]
  readonly allWords: readonly string[]
}

/** Fields of a document of type faq; another repository may lack some. */
type AnswerDocument = Omit<PrismicDocument, 'data'> & {
  readonly data: {
    readonly question?: string | null
    readonly group?: string | null
    readonly order?: number | null
    readonly answer?: RichTextField
    readonly words?: string | null
    readonly screens?: readonly { readonly screen?: string | null }[]
    readonly next?: readonly { readonly answer?: ContentRelationshipField }[]
  }
}

/**
 * Returns the documents as answers, in the order of their groups. Documents without a uid or a question have
 * no page.
 */
export function answersIn(documents: readonly PrismicDocument[]): readonly Answer[] {
  const known = documents as readonly AnswerDocument[] // of type faq, with each field optional
  return known
    .toSorted((a, b) => (a.data.order ?? Infinity) - (b.data.order ?? Infinity) || 0)
    .flatMap((document) => answerIn(document) ?? [])
    .toSorted((a, b) => answerGroups.indexOf(a.group) - answerGroups.indexOf(b.group))
}

function answerIn({ id, uid, data }: AnswerDocument): Answer | undefined {
  if (!uid || !data.question) return undefined
  const richText = data.answer ?? []
  const questionWords = wordsOf(data.question)
  return {
    id,
    uid,
    group: answerGroups.find((group) => group === data.group) ?? 'other',
    question: data.question,
    richText,
    screens: data.screens?.flatMap(({ screen }) => screen ?? []) ?? [],
    next: data.next?.flatMap(({ answer }) => (answer && 'id' in answer ? answer.id : [])) ?? [],
    questionWords,
    allWords: [...questionWords, ...wordsOf(`${asText(richText)} ${data.words ?? ''}`)],
  }
}
