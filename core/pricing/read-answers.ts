import { checkAnswer } from './check-answer.ts'
import { finding } from './finding.ts'
import type { PriceRequest } from './price-request.ts'
import { holds } from './condition-program.ts'
import { effectKind, lastMoneyKind } from './effect-table.ts'
import { sideOf, type QuestionEntry } from './question-table.ts'
import type { Tables } from './tables.ts'
import type { Workspace } from './workspace.ts'

/**
 * Reads the answers once and collects what they do. Only the questions answered and those that count without
 * an answer are looked at, in catalog order, so that conditions see what came before.
 */
export function readAnswers(
  tables: Tables,
  room: Workspace,
  { answers, phase, audience }: PriceRequest,
  profile: Int32Array,
): void {
  const side = sideOf(phase, audience)
  takeGiven(tables, room, answers, tables.questions.applying[side]!) // four sides
  const demanding = tables.questions.demanding[side]! // as above
  const { answered } = room
  for (let word = 0; word < answered.length; word += 1) {
    let left = answered[word]! | demanding[word]!
    while (left !== 0) {
      const bit = left & -left
      left ^= bit
      readQuestion(tables, room, profile, (word << 5) + 31 - Math.clz32(bit))
    }
  }
}

function takeGiven(
  tables: Tables,
  room: Workspace,
  answers: PriceRequest['answers'],
  mask: Int32Array,
): void {
  const { given, answered, touched } = room
  let question = -1
  for (const key in answers) {
    question = questionFor(key, question + 1, tables)
    if (question < 0 || ((mask[question >> 5]! >>> (question & 31)) & 1) === 0) {
      room.findings.push(finding('unknown-question', `answers.${key}`))
      continue
    }
    touched[room.touchedCount] = question
    room.touchedCount += 1
    given[question] = answers[key]
    answered[question >> 5]! |= 1 << (question & 31)
  }
}

/** Answers mostly come in the order of the catalog, so the next questions are tried before all are searched. */
function questionFor(key: string, from: number, { questions }: Tables): number {
  const { keys } = questions
  const end = Math.min(from + 6, keys.length)
  for (let at = from; at < end; at += 1) if (keys[at] === key) return at
  return questions.indexOf.get(key) ?? -1
}

function readQuestion(tables: Tables, room: Workspace, profile: Int32Array, at: number): void {
  const entry = tables.questions.entries[at]! // a bit of the masks
  const given = room.given[at]
  if (entry.program !== null && !holds(entry.program, room.facts)) {
    if (given !== undefined && given !== null) room.notApplicable.push(entry.key)
    return
  }
  if (given !== undefined) {
    if (takeValid(tables, room, profile, entry, given)) return
    const checked = checkAnswer(entry.question, given)
    for (const found of checked.findings) room.findings.push(found)
    if (checked.answer !== undefined) return takeAnswer(tables, room, profile, entry, checked.answer)
  }
  if (entry.fallback === undefined) {
    if (entry.required) room.missing.push(entry.key)
    return
  }
  room.defaulted.push(entry.key)
  if (given === undefined) {
    room.touched[room.touchedCount] = at
    room.touchedCount += 1
  }
  takeAnswer(tables, room, profile, entry, entry.fallback)
}

/** The answers of everyday: those that are valid as they are. */
function takeValid(
  tables: Tables,
  room: Workspace,
  profile: Int32Array,
  entry: QuestionEntry,
  given: unknown,
): boolean {
  switch (entry.type) {
    case 'single': {
      if (typeof given !== 'string') return false
      const position = positionOf(given, tables, entry)
      if (position < 0) return false
      takeOption(tables, room, profile, entry.at, position)
      break
    }
    case 'boolean':
      if (typeof given !== 'boolean') return false
      takeOption(tables, room, profile, entry.at, given ? 0 : 1)
      break
    case 'number':
      if (typeof given !== 'number' || !Number.isSafeInteger(given)) return false
      if (given < entry.min || given > entry.max) return false
      takeNumber(tables, room, profile, entry, given)
      break
    case 'multi':
      return takeChoices(tables, room, profile, entry, given)
    default:
      return false
  }
  room.facts.answers[entry.at] = given
  return true
}

/** Few choices are compared one by one, which is faster than asking a map. */
function positionOf(key: unknown, { questions }: Tables, { at, choiceKeys }: QuestionEntry): number {
  const { length } = choiceKeys
  if (length > 12) return questions.choiceAt[at]!.get(key as string) ?? -1 // anything else is not found
  for (let position = 0; position < length; position += 1) if (choiceKeys[position] === key) return position
  return -1
}

function takeChoices(
  tables: Tables,
  room: Workspace,
  profile: Int32Array,
  entry: QuestionEntry,
  given: unknown,
): boolean {
  if (!Array.isArray(given) || given.length === 0) return false
  let mask = 0
  for (let index = 0; index < given.length; index += 1) {
    const key: unknown = given[index]
    const position = typeof key === 'string' ? positionOf(key, tables, entry) : -1
    if (position < 0 || position > 31) return false
    mask |= 1 << position
  }
  const isSeveral = (mask & (mask - 1)) !== 0
  if (isSeveral && (mask & entry.exclusive) !== 0) return false
  const chosen: string[] | null = entry.isLookedAt ? [] : null
  while (mask !== 0) {
    const bit = mask & -mask
    mask ^= bit
    const position = 31 - Math.clz32(bit)
    takeOption(tables, room, profile, entry.at, position)
    if (chosen !== null) chosen.push(entry.choiceKeys[position]!) // found there
  }
  if (chosen !== null) room.facts.answers[entry.at] = chosen
  return true
}

/** An answer that was checked, or a default. */
function takeAnswer(
  tables: Tables,
  room: Workspace,
  profile: Int32Array,
  entry: QuestionEntry,
  answer: unknown,
): void {
  room.facts.answers[entry.at] = answer
  const takeChoice = (key: unknown): void => {
    const position = positionOf(key, tables, entry)
    if (position >= 0) takeOption(tables, room, profile, entry.at, position)
  }
  const { type } = entry
  if (type === 'single') takeChoice(answer)
  else if (type === 'boolean') takeOption(tables, room, profile, entry.at, answer === true ? 0 : 1)
  else if (type === 'number') takeNumber(tables, room, profile, entry, Number(answer))
  else if (type === 'multi') for (const key of answer as readonly string[]) takeChoice(key) // checked as such
}

function takeNumber(
  tables: Tables,
  room: Workspace,
  profile: Int32Array,
  { at, bands }: QuestionEntry,
  value: number,
): void {
  for (let index = 0; index < bands.length; index += 2) {
    if (bands[index]! <= value && value <= bands[index + 1]!) {
      return takeOption(tables, room, profile, at, index >> 1)
    }
  }
}

function takeOption(
  tables: Tables,
  room: Workspace,
  profile: Int32Array,
  at: number,
  position: number,
): void {
  const { kinds, slotOf, optionOf } = tables.effects
  const option = optionOf[at]! + position
  const { suggestedBy } = tables.services
  if (suggestedBy !== null) suggest(suggestedBy[option], room)
  const end = slotOf[option + 1]!
  for (let slot = slotOf[option]!; slot < end; slot += 1) {
    const effect = profile[slot]!
    const kind = kinds[effect]!
    if (kind === effectKind.none) continue
    const place = room.count
    room.effects[place] = effect
    room.options[place] = option
    room.questions[place] = at
    room.count = place + 1
    if (kind > lastMoneyKind) takeWord(tables, room, kind, effect, place)
  }
}

function suggest(services: readonly number[] | null | undefined, room: Workspace): void {
  if (services) for (const service of services) room.wanted[service] = 1
}

/** Effects that say something about the device. */
function takeWord(tables: Tables, room: Workspace, kind: number, effect: number, place: number): void {
  if (kind === effectKind.reject) room.rejects += 1
  else if (kind === effectKind.review) room.reviews += 1
  else if (kind === effectKind.range) room.ranges += 1
  else takeGrade(tables, room, tables.effects.grades[effect]!, place)
}

/** The worst grade counts, named by the first answer that gave it. */
function takeGrade({ grades, effects }: Tables, room: Workspace, grade: number, place: number): void {
  if (grade < 0) return
  const worst = room.worstGradeAt
  if (worst >= 0 && grades[effects.grades[room.effects[worst]!]!]!.rank >= grades[grade]!.rank) return
  room.worstGradeAt = place
}
