import { checkAnswer } from '../compile/check-answer.ts'
import { finding } from '../finding.ts'
import type { PriceRequest } from '../price-request.ts'
import { holds } from '../compile/condition-program.ts'
import { positionOf, sideOf, type QuestionEntry, type Side } from '../compile/question-table.ts'
import type { Profile } from '../compile/effect-table.ts'
import type { Tables } from '../compile/tables.ts'
import { takeChoices, takeNumber, takeOption } from './take-options.ts'
import type { Workspace } from './workspace.ts'

/**
 * Reads the answers once and collects what they do. Only the questions answered and those that count without
 * an answer are looked at, in catalog order, so that conditions see what came before.
 */
export function readAnswers(
  tables: Tables,
  workspace: Workspace,
  { answers, phase, audience }: PriceRequest,
  profile: Profile,
): void {
  const side = tables.questions.sides[sideOf(phase, audience)]! // four sides
  if (readInOrder(tables, workspace, profile, answers, side)) return
  workspace.clear()
  readSorted(tables, workspace, profile, answers, side)
}

/** The values given, by position of the question. */
export function givenTo({ all, indexOf }: Tables['questions'], answers: PriceRequest['answers']): unknown[] {
  const given: unknown[] = all.map(() => undefined)
  for (const key in answers) {
    const at = indexOf.get(key)
    if (at !== undefined) given[at] = answers[key]
  }
  return given
}

/** Answers mostly come in the order of the catalog, and then need no place to wait; false when these do not. */
function readInOrder(
  tables: Tables,
  workspace: Workspace,
  profile: Profile,
  answers: PriceRequest['answers'],
  side: Side,
): boolean {
  const { keys, entries } = side
  const { length } = keys
  let from = 0
  for (const key in answers) {
    const given: unknown = answers[key]
    if (from === length || keys[from] !== key) {
      const at = placeOf(key, side, from)
      if (at < 0) {
        reportUnknown(workspace, key)
        continue
      }
      if (at < from) return false
      readOpen(tables, workspace, profile, side, from, at)
      from = at
    }
    readGiven(tables, workspace, profile, entries[from]!, given) // within the length
    from += 1
  }
  readOpen(tables, workspace, profile, side, from, length)
  return true
}

/** The next few are tried before all are searched. */
function placeOf(key: string, { keys, indexOf }: Side, from: number): number {
  const end = Math.min(keys.length, from + 6)
  for (let at = from; at < end; at += 1) if (keys[at] === key) return at
  return indexOf.get(key) ?? -1
}

function readSorted(
  tables: Tables,
  workspace: Workspace,
  profile: Profile,
  answers: PriceRequest['answers'],
  side: Side,
): void {
  const { indexOf, entries } = side
  for (const key in answers) if (!indexOf.has(key)) reportUnknown(workspace, key)
  const given = givenTo(tables.questions, answers)
  for (const [at, entry] of entries.entries()) {
    const value = given[entry.at]
    if (value !== undefined) readGiven(tables, workspace, profile, entry, value)
    else readOpen(tables, workspace, profile, side, at, at + 1)
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
      if (position < 0) return readDoubtful(tables, workspace, profile, entry, given)
      takeOption(tables, workspace, profile, entry.firstOption + position)
      break
    }
    case 'boolean':
      if (typeof given !== 'boolean') return readDoubtful(tables, workspace, profile, entry, given)
      takeOption(tables, workspace, profile, given ? entry.firstOption : entry.firstOption + 1)
      break
    case 'number':
      if (!isWithin(given, entry)) return readDoubtful(tables, workspace, profile, entry, given)
      takeNumber(tables, workspace, profile, entry, given)
      break
    case 'multi':
      if (!takeChoices(tables, workspace, profile, entry, given))
        readDoubtful(tables, workspace, profile, entry, given)
      return
    default:
      return readDoubtful(tables, workspace, profile, entry, given)
  }
  if (entry.isLookedAt) workspace.know(entry.at, given)
}

function isWithin(given: unknown, { min, max }: QuestionEntry): given is number {
  return typeof given === 'number' && Number.isSafeInteger(given) && given >= min && given <= max
}

/** What is not one of the answers of everyday, those that are valid as they are. */
function readDoubtful(
  tables: Tables,
  workspace: Workspace,
  profile: Profile,
  entry: QuestionEntry,
  given: unknown,
): void {
  const { answer, findings } = checkAnswer(entry.question, given)
  for (const found of findings) workspace.report(found)
  if (answer === undefined) takeFallback(tables, workspace, profile, entry)
  else takeAnswer(tables, workspace, profile, entry, answer)
}

/** Of some questions without an answer, those that count all the same when they are seen. */
function readOpen(
  tables: Tables,
  workspace: Workspace,
  profile: Profile,
  { entries, demandedFrom }: Side,
  from: number,
  end: number,
): void {
  for (let at = demandedFrom[from]!; at < end; at = demandedFrom[at + 1]!) {
    const entry = entries[at]! // within the length
    if (holds(entry.program, workspace.facts)) takeFallback(tables, workspace, profile, entry)
  }
}

function takeFallback(tables: Tables, workspace: Workspace, profile: Profile, entry: QuestionEntry): void {
  if (entry.fallback !== undefined) {
    workspace.addDefaulted(entry.key)
    takeAnswer(tables, workspace, profile, entry, entry.fallback)
  } else if (entry.required) workspace.addMissing(entry.key)
}

/** An answer that was checked, or a default. */
function takeAnswer(
  tables: Tables,
  workspace: Workspace,
  profile: Profile,
  entry: QuestionEntry,
  answer: unknown,
): void {
  if (entry.isLookedAt) workspace.know(entry.at, answer)
  const takeChoice = (key: unknown): void => {
    const position = positionOf(key, entry)
    if (position >= 0) takeOption(tables, workspace, profile, entry.firstOption + position)
  }
  const { type, firstOption } = entry
  if (type === 'single') takeChoice(answer)
  else if (type === 'boolean') takeOption(tables, workspace, profile, firstOption + (answer === true ? 0 : 1))
  else if (type === 'number') takeNumber(tables, workspace, profile, entry, Number(answer))
  else if (type === 'multi') for (const key of answer as readonly string[]) takeChoice(key) // checked as such
}
