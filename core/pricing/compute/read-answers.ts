import { checkAnswer } from '../compile/check-answer.ts'
import { finding } from '../finding.ts'
import type { PriceRequest } from '../price-request.ts'
import { holds } from '../compile/condition-program.ts'
import {
  positionOf,
  questionnaireIndex,
  type QuestionEntry,
  type Questionnaire,
} from '../compile/question-table.ts'
import type { Profile } from '../compile/effect-table.ts'
import type { Tables } from '../compile/tables.ts'
import { applyChoices, applyNumber, applyOption } from './apply-options.ts'
import type { Workspace } from './workspace.ts'

/**
 * Reads the answers once and collects their effects. Visits only answered questions and those that are required or have
 * a default, in catalog order: conditions see only earlier answers.
 */
export function readAnswers(
  tables: Tables,
  workspace: Workspace,
  { answers, phase, audience }: PriceRequest,
  profile: Profile,
): void {
  const questionnaire = tables.questions.questionnaires[questionnaireIndex(phase, audience)]! // one for each phase and audience
  if (readInOrder(tables, workspace, profile, answers, questionnaire)) return
  workspace.clear()
  readSorted(tables, workspace, profile, answers, questionnaire)
}

/** Returns the given values by position of the question. */
export function givenTo({ all, indexOf }: Tables['questions'], answers: PriceRequest['answers']): unknown[] {
  const given: unknown[] = all.map(() => undefined)
  for (const key in answers) {
    const at = indexOf.get(key)
    if (at !== undefined) given[at] = answers[key]
  }
  return given
}

/** Fast path for answers in catalog order, without a buffer. Returns false when they are in another order. */
function readInOrder(
  tables: Tables,
  workspace: Workspace,
  profile: Profile,
  answers: PriceRequest['answers'],
  questionnaire: Questionnaire,
): boolean {
  const { keys, entries } = questionnaire
  const { length } = keys
  let from = 0
  for (const key in answers) {
    const given: unknown = answers[key]
    if (from === length || keys[from] !== key) {
      const at = placeOf(key, questionnaire, from)
      if (at < 0) {
        reportUnknown(workspace, key)
        continue
      }
      if (at < from) return false
      readUnanswered(tables, workspace, profile, questionnaire, from, at)
      from = at
    }
    readGiven(tables, workspace, profile, entries[from]!, given) // within the length
    from += 1
  }
  readUnanswered(tables, workspace, profile, questionnaire, from, length)
  return true
}

/** Tries the next few questions before the map lookup. */
function placeOf(key: string, { keys, indexOf }: Questionnaire, from: number): number {
  const end = Math.min(keys.length, from + 6)
  for (let at = from; at < end; at += 1) if (keys[at] === key) return at
  return indexOf.get(key) ?? -1
}

function readSorted(
  tables: Tables,
  workspace: Workspace,
  profile: Profile,
  answers: PriceRequest['answers'],
  questionnaire: Questionnaire,
): void {
  const { indexOf, entries } = questionnaire
  for (const key in answers) if (!indexOf.has(key)) reportUnknown(workspace, key)
  const given = givenTo(tables.questions, answers)
  for (const [at, entry] of entries.entries()) {
    const value = given[entry.at]
    if (value !== undefined) readGiven(tables, workspace, profile, entry, value)
    else readUnanswered(tables, workspace, profile, questionnaire, at, at + 1)
  }
}

function reportUnknown(workspace: Workspace, key: string): void {
  workspace.report(finding('unknown-question', `answers.${key}`))
}

function readGiven(
  tables: Tables,
  workspace: Workspace,
  profile: Profile,
  entry: QuestionEntry,
  given: unknown,
): void {
  if (entry.program !== null && !holds(entry.program, workspace.facts)) {
    if (given !== undefined && given !== null) workspace.addNotApplicable(entry.key)
    return
  }
  switch (entry.type) {
    case 'single': {
      const position = typeof given === 'string' ? positionOf(given, entry) : -1
      if (position < 0) return readWithCheck(tables, workspace, profile, entry, given)
      applyOption(tables, workspace, profile, entry.firstOption + position)
      break
    }
    case 'boolean':
      if (typeof given !== 'boolean') return readWithCheck(tables, workspace, profile, entry, given)
      applyOption(tables, workspace, profile, given ? entry.firstOption : entry.firstOption + 1)
      break
    case 'number':
      if (!isWithin(given, entry)) return readWithCheck(tables, workspace, profile, entry, given)
      applyNumber(tables, workspace, profile, entry, given)
      break
    case 'multi':
      if (!applyChoices(tables, workspace, profile, entry, given))
        readWithCheck(tables, workspace, profile, entry, given)
      return
    default:
      return readWithCheck(tables, workspace, profile, entry, given)
  }
  if (entry.isReferenced) workspace.setFact(entry.at, given)
}

function isWithin(given: unknown, { min, max }: QuestionEntry): given is number {
  return typeof given === 'number' && Number.isSafeInteger(given) && given >= min && given <= max
}

/** Slow path for answers that the fast checks did not accept. */
function readWithCheck(
  tables: Tables,
  workspace: Workspace,
  profile: Profile,
  entry: QuestionEntry,
  given: unknown,
): void {
  const { answer, findings } = checkAnswer(entry.question, given)
  for (const found of findings) workspace.report(found)
  if (answer === undefined) applyDefault(tables, workspace, profile, entry)
  else applyAnswer(tables, workspace, profile, entry, answer)
}

/** Applies the default of unanswered questions, or reports them as missing, in from..end-1. */
function readUnanswered(
  tables: Tables,
  workspace: Workspace,
  profile: Profile,
  { entries, nextRequiredFrom }: Questionnaire,
  from: number,
  end: number,
): void {
  for (let at = nextRequiredFrom[from]!; at < end; at = nextRequiredFrom[at + 1]!) {
    const entry = entries[at]! // within the length
    if (holds(entry.program, workspace.facts)) applyDefault(tables, workspace, profile, entry)
  }
}

function applyDefault(tables: Tables, workspace: Workspace, profile: Profile, entry: QuestionEntry): void {
  if (entry.defaultAnswer !== undefined) {
    workspace.addDefaulted(entry.key)
    applyAnswer(tables, workspace, profile, entry, entry.defaultAnswer)
  } else if (entry.required) workspace.addMissing(entry.key)
}

/** answer: checked, or a default. */
function applyAnswer(
  tables: Tables,
  workspace: Workspace,
  profile: Profile,
  entry: QuestionEntry,
  answer: unknown,
): void {
  if (entry.isReferenced) workspace.setFact(entry.at, answer)
  const applyChoice = (key: unknown): void => {
    const position = positionOf(key, entry)
    if (position >= 0) applyOption(tables, workspace, profile, entry.firstOption + position)
  }
  const { type, firstOption } = entry
  if (type === 'single') applyChoice(answer)
  else if (type === 'boolean')
    applyOption(tables, workspace, profile, firstOption + (answer === true ? 0 : 1))
  else if (type === 'number') applyNumber(tables, workspace, profile, entry, Number(answer))
  else if (type === 'multi') for (const key of answer as readonly string[]) applyChoice(key) // checked as such
}
