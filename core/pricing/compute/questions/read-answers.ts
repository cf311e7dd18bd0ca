import { checkAnswer } from '../../compile/check-answer.ts'
import { choiceFor, chosenBits, keysOf } from '../../compile/choice-list.ts'
import { holds } from '../../compile/condition-program.ts'
import type { Profile } from '../../compile/effect-table.ts'
import { type AskedQuestion, questionKind, type Questionnaire } from '../../compile/questionnaire.ts'
import { finding } from '../../finding.ts'
import type { PriceRequest } from '../../price-request.ts'
import { applyEffects, applyOption } from './apply-option.ts'
import type { Workspace } from '../workspace.ts'

// Local constants: the JIT folds these, but not property reads of an import.
const { single, boolean: yesNo, number, multi } = questionKind

/**
 * Reads the answers once and collects their effects, in catalog order, since conditions only see earlier
 * answers. Usually the answers are already in this order.
 */
export function readAnswers(
  workspace: Workspace,
  profile: Profile,
  answers: PriceRequest['answers'],
  questionnaire: Questionnaire,
): void {
  if (readInOrder(workspace, profile, answers, questionnaire)) return
  workspace.clear()
  readSorted(workspace, profile, answers, questionnaire)
}

/** Returns false if the answers are in another order. */
function readInOrder(
  workspace: Workspace,
  profile: Profile,
  answers: PriceRequest['answers'],
  questionnaire: Questionnaire,
): boolean {
  let next = questionnaire.first
  for (const key in answers) {
    const given: unknown = answers[key]
    if (next === null || next.key !== key) {
      const asked = questionnaire.byKey.get(key)
      if (asked === undefined) {
        reportUnknown(workspace, key)
        continue
      }
      if (next === null || asked.at < next.at) return false
      readUnanswered(workspace, profile, next, asked)
      next = asked
    }
    // most answers are one choice and need no other test
    let choice = typeof given === 'string' ? next.firstPlain : null
    while (choice !== null && choice.key !== given) choice = choice.next
    if (choice === null) readGiven(workspace, profile, next, given)
    else {
      const effects = profile[choice.option]! // one for each option
      if (effects !== null) applyEffects(workspace, effects)
    }
    next = next.next
  }
  readUnanswered(workspace, profile, next, null)
  return true
}

function readSorted(
  workspace: Workspace,
  profile: Profile,
  answers: PriceRequest['answers'],
  { first, byKey }: Questionnaire,
): void {
  const given = new Map<AskedQuestion, unknown>()
  for (const key in answers) {
    const asked = byKey.get(key)
    if (asked === undefined) reportUnknown(workspace, key)
    else given.set(asked, answers[key])
  }
  for (let asked = first; asked !== null; asked = asked.next) {
    if (given.has(asked)) readGiven(workspace, profile, asked, given.get(asked))
    else readUnanswered(workspace, profile, asked, asked.next)
  }
}

function reportUnknown(workspace: Workspace, key: string): void {
  workspace.report(finding('unknown-question', `answers.${key}`))
}

function readGiven(workspace: Workspace, profile: Profile, asked: AskedQuestion, given: unknown): void {
  if (asked.program !== null && !holds(asked.program, workspace.facts)) {
    if (given !== undefined && given !== null) workspace.addNotApplicable(asked.key)
    return
  }
  if (asked.kind === multi) return readChoices(workspace, profile, asked, given)
  const option = optionOf(asked, given)
  if (option === unchecked) return readUnchecked(workspace, profile, asked, given)
  if (option !== noOption) applyOption(workspace, profile, option)
  if (asked.isReferenced) workspace.setFact(asked.at, given)
}

/** Result of optionOf for a number outside all bands, and for answers that need checkAnswer. */
const noOption = -1
const unchecked = -2

/** Returns the option of a valid answer. */
function optionOf(asked: AskedQuestion, given: unknown): number {
  const { kind, firstOption } = asked
  if (kind === single) {
    const choice = typeof given === 'string' ? choiceFor(given, asked.choices) : null
    return choice === null ? unchecked : choice.option
  }
  if (kind === yesNo && typeof given === 'boolean') return given ? firstOption : firstOption + 1
  return kind === number && isWithin(given, asked) ? bandOf(asked, given) : unchecked
}

function isWithin(given: unknown, { min, max }: AskedQuestion): given is number {
  return typeof given === 'number' && Number.isSafeInteger(given) && given >= min && given <= max
}

function bandOf({ firstOption, bands }: AskedQuestion, value: number): number {
  for (let index = 0; index < bands.length; index += 2) {
    if (bands[index]! <= value && value <= bands[index + 1]!) return firstOption + (index >> 1)
  }
  return noOption
}

function readChoices(workspace: Workspace, profile: Profile, asked: AskedQuestion, given: unknown): void {
  const bits = chosenBits(given, asked.choices)
  if (bits === 0) return readUnchecked(workspace, profile, asked, given)
  let left = bits // usually a single bit, early in the list
  for (let choice = asked.choices.first; choice !== null && left !== 0; choice = choice.next) {
    if ((left & choice.bit) === 0) continue
    left ^= choice.bit
    applyOption(workspace, profile, choice.option)
  }
  if (asked.isReferenced) workspace.setFact(asked.at, keysOf(bits, asked.choices))
}

/** Reads an answer that the fast checks rejected. */
function readUnchecked(workspace: Workspace, profile: Profile, asked: AskedQuestion, given: unknown): void {
  const { answer, findings } = checkAnswer(asked.question, given)
  for (const found of findings) workspace.report(found)
  if (answer === undefined) applyDefault(workspace, profile, asked)
  else applyAnswer(workspace, profile, asked, answer)
}

/** Applies the default of unanswered questions, or reports them as missing, up to `end`. */
function readUnanswered(
  workspace: Workspace,
  profile: Profile,
  first: AskedQuestion | null,
  end: AskedQuestion | null,
): void {
  for (let asked = first; asked !== null && asked !== end; asked = asked.next) {
    const isExpected = asked.required || asked.defaultAnswer !== undefined
    if (isExpected && holds(asked.program, workspace.facts)) applyDefault(workspace, profile, asked)
  }
}

function applyDefault(workspace: Workspace, profile: Profile, asked: AskedQuestion): void {
  if (asked.defaultAnswer !== undefined) {
    workspace.addDefaulted(asked.key)
    applyAnswer(workspace, profile, asked, asked.defaultAnswer)
  } else if (asked.required) workspace.addMissing(asked.key)
}

/** answer: checked, or a default. */
function applyAnswer(workspace: Workspace, profile: Profile, asked: AskedQuestion, answer: unknown): void {
  if (asked.isReferenced) workspace.setFact(asked.at, answer)
  if (asked.kind === multi) {
    for (const key of answer as readonly string[]) {
      const choice = choiceFor(key, asked.choices)
      if (choice !== null) applyOption(workspace, profile, choice.option)
    }
    return
  }
  const option = optionOf(asked, answer)
  if (option >= 0) applyOption(workspace, profile, option)
}
