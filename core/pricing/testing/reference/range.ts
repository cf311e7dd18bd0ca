import type { Catalog, Question } from '../../catalog.ts'
import type { PriceRequest } from '../../price-request.ts'
import { activeChoices, answerOrDefault, type Answers, applyingQuestions } from './answers.ts'
import { judge, type Look, seeFact, type Seen, type Verdict } from './conditions.ts'
import { type Active, activeEffects, bandsOf, effectsOfAnswer, effectsOfChoice, isKind } from './effects.ts'
import { largest, share, smallest, sum, type Whole } from './exact.ts'
import type { Subject } from './subject.ts'
import { bestGrade, deltaOf, type Grade, gradedBy, settle, worstGrade } from './value.ts'

export interface Range {
  readonly lowMinor: Whole
  readonly highMinor: Whole
}

/** An open question: its options, of which one or several can apply. */
interface Open {
  readonly kind: 'one' | 'many'
  readonly options: readonly (readonly Active[])[]
}

interface Reach {
  readonly certain: readonly Active[]
  readonly open: readonly Open[]
}

/** Section 8: the bounds of the subtotal. */
export function rangeOf(
  catalog: Catalog,
  subject: Subject,
  request: PriceRequest,
  base: Whole,
  answers: Answers,
): Range {
  const reach =
    answers.missing.length === 0
      ? { certain: activeEffects(catalog, subject, answers.effective), open: [] }
      : reachOf(catalog, subject, request)
  const extremes = gradesInReach(catalog, reach).map((grade) =>
    extremesOf(catalog, subject, gradedBy(subject, grade, base), reach),
  )
  return {
    lowMinor: smallest(...extremes.map(({ lowMinor }) => lowMinor)),
    highMinor: largest(...extremes.map(({ highMinor }) => highMinor)),
  }
}

/** Section 8.1: the walk that separates certain from open effects. */
function reachOf(catalog: Catalog, subject: Subject, request: PriceRequest): Reach {
  const certain: Active[] = []
  const open: Open[] = []
  const seen = new Map<string, Seen>()
  const look: Look = (leaf) =>
    'question' in leaf ? (seen.get(leaf.question) ?? { value: undefined }) : seeFact(leaf, subject)
  for (const question of applyingQuestions(catalog, request)) {
    const visible: Verdict = question.conditions ? judge(question.conditions, look) : 'yes'
    if (visible === 'no') continue // its leaves are decided as not answered
    const answer = answerOrDefault(question, request)
    seen.set(question.key, visible === 'yes' && answer !== undefined ? { value: answer } : 'unknown')
    if (answer === undefined) {
      const options = optionsOf(catalog, question).map((key) =>
        effectsOfChoice(catalog, subject, question, key),
      )
      open.push({ kind: question.type === 'multi' ? 'many' : 'one', options: options.filter(isReachable) })
      continue
    }
    const effects = effectsOfAnswer(catalog, subject, question, answer)
    if (visible === 'yes') certain.push(...effects)
    else open.push({ kind: 'many', options: [effects].filter(isReachable) })
  }
  return { certain, open }
}

function optionsOf(catalog: Catalog, question: Question): readonly string[] {
  if (question.type === 'boolean') return ['true', 'false']
  if (question.type === 'number') return bandsOf(catalog, question).map((_, index) => `band:${index}`)
  return activeChoices(question).map(({ key }) => key)
}

function isReachable(option: readonly Active[]): boolean {
  return !option.some(({ effect }) => effect.kind === 'reject')
}

function gradesInReach(catalog: Catalog, { certain, open }: Reach): readonly (Grade | undefined)[] {
  const start = worstGrade(catalog, certain) ?? bestGrade(catalog)
  if (!start) return [undefined]
  const codes = open.flatMap(({ options }) =>
    options.flat().flatMap(({ effect }) => (effect.kind === 'grade' ? [effect.code] : [])),
  )
  return [start, ...catalog.grades.filter(({ code, rank }) => rank > start.rank && codes.includes(code))]
}

/** Section 8.2 for one grade. */
function extremesOf(catalog: Catalog, subject: Subject, graded: Whole, { certain, open }: Reach): Range {
  const isBuy = catalog.kind === 'buy'
  const possible = open.flatMap(({ options }) => options.flat())
  const known = weigh(certain, graded)
  const mayAdd = (pick: (weight: Weight) => Whole): Whole =>
    sum(
      open.map(({ kind, options }) => {
        const amounts = options.map((option) => pick(weigh(option, graded)))
        return kind === 'many' ? sum(amounts) : largest(0n, ...amounts)
      }),
    )
  const spreadBp = smallest(known.rangeBp + mayAdd(({ rangeBp }) => rangeBp), 10000n)
  const spread = share(graded, Number(spreadBp))
  const partsKnown = largestByPart(certain, graded)
  const partsPossible = largestByPart([...certain, ...possible], graded)
  const caps = certain.filter((one) => isKind(one, 'cap'))
  const floors = certain.filter((one) => isKind(one, 'floor'))
  const low = settle(catalog, subject, {
    graded,
    gains: known.gains,
    deductions:
      known.deductions + mayAdd(({ deductions }) => deductions) + sum(partsPossible) + (isBuy ? spread : 0n),
    caps: [...caps, ...possible.filter((one) => isKind(one, 'cap'))],
    floors,
  })
  const high = settle(catalog, subject, {
    graded,
    gains: known.gains + mayAdd(({ gains }) => gains) + (isBuy ? 0n : spread),
    deductions: known.deductions + sum(partsKnown),
    caps,
    floors: [...floors, ...possible.filter((one) => isKind(one, 'floor'))],
  })
  return { lowMinor: low.subtotal, highMinor: high.subtotal }
}

interface Weight {
  readonly gains: Whole
  readonly deductions: Whole // deductions without a part
  readonly rangeBp: Whole
}

function weigh(effects: readonly Active[], graded: Whole): Weight {
  const money = effects.filter((one) => isKind(one, 'amount', 'percent'))
  const withoutPart = money.filter(({ effect }) => effect.part === undefined)
  return {
    gains: sum(money.map((one) => largest(0n, deltaOf(one, graded)))),
    deductions: sum(withoutPart.map((one) => largest(0n, -deltaOf(one, graded)))),
    rangeBp: sum(effects.filter((one) => isKind(one, 'range')).map(({ effect }) => BigInt(effect.bp))),
  }
}

function largestByPart(effects: readonly Active[], graded: Whole): readonly Whole[] {
  const money = effects.filter((one) => isKind(one, 'amount', 'percent'))
  const parts = new Set(money.flatMap(({ effect }) => effect.part ?? []))
  return [...parts].map((part) =>
    largest(0n, ...money.filter(({ effect }) => effect.part === part).map((one) => -deltaOf(one, graded))),
  )
}
