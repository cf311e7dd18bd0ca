import type { Question } from './catalog.ts'
import { checkAnswer } from './check-answer.ts'
import { finding } from './finding.ts'
import type { PriceRequest } from './price-request.ts'
import { holds } from './condition-program.ts'
import { effectKind, lastMoneyKind } from './effect-table.ts'
import { sideOf } from './question-table.ts'
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
  const { questions } = tables
  const question = questions.all[at]! // a bit of the masks
  const given = room.given[at]
  const program = questions.programs[at]!
  if (program !== null && !holds(program, room.facts)) {
    if (given !== undefined && given !== null) room.notApplicable.push(question.key)
    return
  }
  if (given !== undefined) {
    if (takeValid(tables, room, profile, question, at, given)) return
    const checked = checkAnswer(question, given)
    for (const found of checked.findings) room.findings.push(found)
    if (checked.answer !== undefined) return takeAnswer(tables, room, profile, question, at, checked.answer)
  }

  const fallback = questions.defaults[at]
  if (fallback === undefined) {
    if (question.required) room.missing.push(question.key)
    return
  }
  room.defaulted.push(question.key)
  if (given === undefined) {
    room.touched[room.touchedCount] = at
    room.touchedCount += 1
  }
  takeAnswer(tables, room, profile, question, at, fallback)
}

/** The answers of everyday: those that are valid as they are. */
function takeValid(
  tables: Tables,
  room: Workspace,
  profile: Int32Array,
  { type, number }: Question,
  at: number,
  given: unknown,
): boolean {
  const { questions, effects } = tables
  if (type === 'single') {
    if (typeof given !== 'string') return false
    const position = questions.choiceAt[at]!.get(given)
    if (position === undefined) return false
    takeOption(tables, room, profile, at, effects.optionOf[at]! + position)
  } else if (type === 'boolean') {
    if (typeof given !== 'boolean') return false
    takeOption(tables, room, profile, at, effects.optionOf[at]! + (given ? 0 : 1))
  } else if (type === 'number') {
    if (typeof given !== 'number' || !Number.isSafeInteger(given)) return false
    if (number !== undefined && (given < number.min || given > number.max)) return false
    takeNumber(tables, room, profile, at, given)
  } else if (type === 'multi') {
    return takeChoices(tables, room, profile, at, given)
  } else return false
  room.facts.answers[at] = given
  return true
}

function takeChoices(
  tables: Tables,
  room: Workspace,
  profile: Int32Array,
  at: number,
  given: unknown,
): boolean {
  if (!Array.isArray(given) || given.length === 0) return false
  const { questions, effects } = tables
  const choiceAt = questions.choiceAt[at]!
  let mask = 0
  for (let index = 0; index < given.length; index += 1) {
    const position = choiceAt.get(given[index])
    if (position === undefined || position > 31) return false
    mask |= 1 << position
  }
  const isSeveral = (mask & (mask - 1)) !== 0
  if (isSeveral && (mask & questions.exclusive[at]!) !== 0) return false
  const chosen: string[] | null = questions.isLookedAt[at] === 1 ? [] : null
  const first = effects.optionOf[at]!
  while (mask !== 0) {
    const bit = mask & -mask
    mask ^= bit
    const option = first + 31 - Math.clz32(bit)
    takeOption(tables, room, profile, at, option)
    if (chosen !== null) chosen.push(effects.optionKeys[option]!)
  }
  if (chosen !== null) room.facts.answers[at] = chosen
  return true
}

/** An answer that was checked, or a default. */
function takeAnswer(
  tables: Tables,
  room: Workspace,
  profile: Int32Array,
  { type }: Question,
  at: number,
  answer: unknown,
): void {
  room.facts.answers[at] = answer
  const first = tables.effects.optionOf[at]!
  const takeChoice = (key: string): void => {
    const position = tables.questions.choiceAt[at]!.get(key)
    if (position !== undefined) takeOption(tables, room, profile, at, first + position)
  }
  if (type === 'single') takeChoice(String(answer))
  else if (type === 'boolean') takeOption(tables, room, profile, at, first + (answer === true ? 0 : 1))
  else if (type === 'number') takeNumber(tables, room, profile, at, Number(answer))
  else if (type === 'multi') for (const key of answer as readonly string[]) takeChoice(key) // checked as such
}

function takeNumber(tables: Tables, room: Workspace, profile: Int32Array, at: number, value: number): void {
  const bands = tables.questions.bands[at]!
  for (let index = 0; index < bands.length; index += 2) {
    if (bands[index]! <= value && value <= bands[index + 1]!) {
      return takeOption(tables, room, profile, at, tables.effects.optionOf[at]! + (index >> 1))
    }
  }
}

function takeOption(tables: Tables, room: Workspace, profile: Int32Array, at: number, option: number): void {
  const { kinds, slotOf, grades } = tables.effects
  const { suggestedBy } = tables.services
  if (suggestedBy !== null) for (const service of suggestedBy[option] ?? []) room.wanted[service] = 1
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
    if (kind <= lastMoneyKind) continue
    if (kind === effectKind.reject) room.rejects += 1
    else if (kind === effectKind.review) room.reviews += 1
    else if (kind === effectKind.range) room.ranges += 1
    else takeGrade(tables, room, grades[effect]!, place)
  }
}

/** The worst grade counts, named by the first answer that gave it. */
function takeGrade({ grades, effects }: Tables, room: Workspace, grade: number, place: number): void {
  if (grade < 0) return
  const worst = room.worstGradeAt
  if (worst >= 0 && grades[effects.grades[room.effects[worst]!]!]!.rank >= grades[grade]!.rank) return
  room.worstGradeAt = place
}
