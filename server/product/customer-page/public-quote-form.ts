import {
  declineReasons,
  isDeclineWhole,
  LineId,
  maxAcceptName,
  maxDeclineText,
  nameIn,
  type PublicQuote,
  questionLimits,
  type Shop,
} from '@costard/contract'
import {
  type AcceptFields,
  allField,
  type AskFields,
  canChoose,
  chosenField,
  chosenTotal,
  type DeclineFields,
  groupField,
  hasOpenTotal,
  offerField,
  optionField,
  takeField,
  totalText,
} from '@costard/templates'
import { type Choice, choiceGroups, type ChoiceProblem, isSignature, problemOfChoice } from '@costard/quotes'
import { apiError } from '../calls/api-error.ts'
import { publicQuoteLimits } from './public-quote-limits.ts'

const choicePrefixes = [offerField(''), optionField(''), takeField(''), 'one.']
const otherFields = [
  'line',
  'choice',
  'answer',
  'net',
  chosenField,
  allField,
  'name',
  'agrees',
  'signature',
  'typed',
  'reason',
  'text',
]

type AcceptProblem = 'name' | 'agrees' | (typeof choiceProblemWords)[ChoiceProblem]

/** Answer of a customer in the form of their page. */
export type PublicAnswer =
  | {
      readonly kind: 'accept'
      readonly choice: Choice
      readonly name: string
      readonly signature?: string
      readonly isTypedNameSignature: boolean
      readonly accept: AcceptFields
    }
  /** Acceptance without the required signature. */
  | { readonly kind: 'sign' | 'sign-again'; readonly accept: AcceptFields }
  /** Acceptance of a choice whose total differs from the shown one. */
  | { readonly kind: 'accept-other-total'; readonly accept: AcceptFields }
  | { readonly kind: 'accept-again'; readonly problem: AcceptProblem; readonly accept: AcceptFields }
  | { readonly kind: 'change' }
  | { readonly kind: 'ask' | 'ask-again'; readonly ask: AskFields }
  | {
      readonly kind: 'counter'
      readonly lineId: LineId
      readonly answer: 'accepted' | 'declined'
      readonly name: string
    }
  | { readonly kind: 'decline'; readonly reason: (typeof declineReasons)[number]; readonly text: string }
  | {
      readonly kind: 'decline-again'
      readonly problem: 'reason' | 'text' | 'noText'
      readonly decline: DeclineFields
    }

/** Parses an answer from a form. Throws request/malformed if the form is not from this page. */
export function readPublicAnswer(
  fields: URLSearchParams,
  quote: PublicQuote,
  signatureRule: Shop['signature'],
): PublicAnswer {
  const answer = fields.get('answer')
  if (answer === 'accept') return acceptIn(fields, quote, signatureRule)
  if (answer === 'decline') return declineIn(fields)
  if (answer === 'ask') return askIn(fields)
  if (answer === 'change') return { kind: 'change' }
  if (answer === 'counter') return counterIn(fields)
  throw apiError('request/malformed')
}

/** Returns the choice among the offered options in a form or query; other fields are ignored. */
export function choiceIn(fields: URLSearchParams, quote: PublicQuote): Choice {
  return {
    propositionKeys: propositionsIn(fields, quote),
    options: optionsIn(fields, quote),
    leftOut: leftOutIn(fields, quote),
  }
}

function propositionsIn(fields: URLSearchParams, quote: PublicQuote): Readonly<Record<string, string>> {
  return Object.fromEntries(
    quote.lines.flatMap((line) => {
      const key = fields.get(offerField(line.id))
      const isOffered = line.offers.some(({ propositionKey }) => propositionKey === key)
      return key !== null && isOffered && canChoose(quote, line) ? [[line.id, key]] : []
    }),
  )
}

function optionsIn(fields: URLSearchParams, { lines }: PublicQuote): Readonly<Record<string, string[]>> {
  return Object.fromEntries(
    lines.flatMap(({ id, options = [] }) => {
      const ticked = fields.getAll(optionField(id))
      const keys = options.map(({ key }) => key).filter((key) => ticked.includes(key))
      return keys.length > 0 ? [[id, keys]] : []
    }),
  )
}

/** Returns the lines left out: optional lines that are not ticked, and the alternatives of a ticked line. */
function leftOutIn(fields: URLSearchParams, { lines }: PublicQuote): readonly string[] {
  if (!fields.has(chosenField)) return []
  const optional = lines.filter(({ isOptional, id }) => isOptional === true && !fields.has(takeField(id)))
  const others = choiceGroups(lines).flatMap((group, place) => {
    const taken = group.lines.find(({ id }) => id === fields.get(groupField(place)))
    return taken ? group.lines.filter((line) => line !== taken) : []
  })
  return [...optional, ...others].map(({ id }) => id)
}

/** Words of the page for each reason why a choice cannot be accepted. */
export const choiceProblemWords = {
  unknown: 'proposition',
  'one-of-each': 'oneOfEach',
  'nothing-left': 'nothingLeft',
  'not-together': 'notTogether',
} as const satisfies Record<ChoiceProblem, string>

/** Returns the fields of an acceptance to send again with a signature. */
export function fieldsToSign(fields: URLSearchParams): [name: string, value: string][] {
  return answerFields(fields).filter(([name]) => name !== 'signature' && name !== 'typed')
}

/** Returns the fields of an answer, to send them again. */
export function answerFields(fields: URLSearchParams): [name: string, value: string][] {
  const isKnown = (name: string) =>
    otherFields.includes(name) || choicePrefixes.some((prefix) => name.startsWith(prefix))
  return [...fields].filter(([name]) => isKnown(name)).slice(0, publicQuoteLimits.maxFields)
}

function counterIn(fields: URLSearchParams): PublicAnswer {
  const { data: lineId } = LineId.safeParse(fields.get('line'))
  const choice = fields.get('choice')
  if (!lineId || (choice !== 'accept' && choice !== 'decline')) throw apiError('request/malformed')
  const name = typedName(fields)
  const accept = { name, agrees: fields.get('agrees') === 'yes' }
  if (choice === 'decline') return { kind: 'counter', lineId, answer: 'declined', name }
  if (name === '') return { kind: 'accept-again', problem: 'name', accept }
  if (!accept.agrees) return { kind: 'accept-again', problem: 'agrees', accept }
  return { kind: 'counter', lineId, answer: 'accepted', name }
}

function typedName(fields: URLSearchParams): string {
  const text = fields.get('name') ?? ''
  if (text.includes('\0')) throw apiError('request/malformed') // PostgreSQL cannot store NUL
  return nameIn(text).slice(0, maxAcceptName)
}

function acceptIn(fields: URLSearchParams, quote: PublicQuote, rule: Shop['signature']): PublicAnswer {
  // Without a script, the page shows the total of the choice it was rendered with.
  const shownNet = fields.get('net')
  const choice = choiceIn(fields, quote)
  const isOtherTotal = shownNet !== null && shownNet !== totalText(chosenTotal(quote, choice))
  const name = typedName(fields)
  const accept = { name, agrees: fields.get('agrees') === 'yes' }
  const signature = fields.get('signature')
  const isTypedNameSignature = fields.get('typed') === 'yes'
  if (quote.state === 'sent') {
    const problem = problemOfChoice(quote.lines, choice)
    if (problem) return { kind: 'accept-again', problem: choiceProblemWords[problem], accept }
    if (hasOpenTotal(quote) && isOtherTotal) return { kind: 'accept-other-total', accept }
    if (name === '') return { kind: 'accept-again', problem: 'name', accept }
    if (!accept.agrees) return { kind: 'accept-again', problem: 'agrees', accept }
    if (rule !== 'off') {
      if (signature === null) return { kind: 'sign', accept }
      const isMissing = rule === 'required' && signature === '' && !isTypedNameSignature
      if (isMissing || (signature !== '' && !isSignature(signature))) return { kind: 'sign-again', accept }
    }
  }
  // Accept the keys as sent. A proposition that is not offered is refused later.
  const propositionKeys = Object.fromEntries(
    [...fields]
      .filter(([field]) => field.startsWith(offerField('')))
      .map(([field, key]) => [field.slice(offerField('').length), key] as const),
  )
  const signed = signature !== null && isSignature(signature) ? { signature } : {}
  return {
    kind: 'accept',
    choice: { ...choice, propositionKeys },
    name,
    ...signed,
    isTypedNameSignature,
    accept,
  }
}

function askIn(fields: URLSearchParams): PublicAnswer {
  const text = (fields.get('text') ?? '').replaceAll('\r\n', '\n').trim()
  const name = typedName(fields)
  if (text.includes('\0')) throw apiError('request/malformed') // PostgreSQL cannot store NUL
  const isUsable = text !== '' && text.length <= questionLimits.maxText
  const ask = { text: isUsable ? text : text.slice(0, publicQuoteLimits.maxShownAgain), name }
  return { kind: isUsable ? 'ask' : 'ask-again', ask }
}

function declineIn(fields: URLSearchParams): PublicAnswer {
  // Forms send line breaks as CR LF; count them once.
  const text = (fields.get('text') ?? '').replaceAll('\r\n', '\n').trim()
  const reason = declineReasons.find((one) => one === fields.get('reason'))
  const decline = { reason: reason ?? '', text: text.slice(0, publicQuoteLimits.maxShownAgain) }
  if (text.includes('\0')) throw apiError('request/malformed') // PostgreSQL cannot store NUL
  if (text.length > maxDeclineText) return { kind: 'decline-again', problem: 'text', decline }
  if (reason === undefined) return { kind: 'decline-again', problem: 'reason', decline }
  if (!isDeclineWhole({ reason, text })) return { kind: 'decline-again', problem: 'noText', decline }
  return { kind: 'decline', reason, text }
}
