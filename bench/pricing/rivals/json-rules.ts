import type { Catalog, Condition, Leaf, Question } from '@costard/pricing'
import {
  type Amounts,
  outputs,
  effectsIn,
  type Facts,
  factsFor,
  type Formula,
  formulasFor,
  type ConditionalEffect,
} from '../formulas.ts'
import { loadRival } from './load-rival.ts'
import type { Rival } from './rival.ts'

interface JsonRules {
  readonly Engine: new (rules: readonly object[]) => {
    run(
      facts: Facts,
    ): Promise<{ readonly events: readonly { readonly params: { readonly effectAt: number } }[] }>
  }
}

/** One rule per effect decides whether it applies. The engine has no arithmetic, so JavaScript computes the amounts. */
export async function jsonRules(catalog: Catalog): Promise<Rival> {
  const { Engine } = await loadRival<JsonRules>('json-rules-engine')
  const rules = effectsIn(catalog).map((one, effectAt) => ({
    conditions: { all: [...visible(catalog, one.question), ...answered(one)] },
    event: { type: 'effect', params: { effectAt } },
  }))
  const engine = new Engine(rules)
  const sums = hostFunction(catalog)
  const facts = factsFor(catalog)
  return {
    name: 'json-rules-engine',
    price: async (request) => {
      const known = facts(request)
      const hits = new Uint8Array(rules.length)
      const { events } = await engine.run(known)
      for (const { params } of events) hits[params.effectAt] = 1
      return sums(known, hits)
    },
  }
}

function visible(catalog: Catalog, { conditions }: Question): object[] {
  return conditions ? [ruleFor(catalog, conditions)] : []
}

function answered({ question, choice, band }: ConditionalEffect): object[] {
  const { key, type } = question
  if (band) return [test(key, 'greaterThanInclusive', band.from), test(key, 'lessThanInclusive', band.to)]
  return [test(key, type === 'multi' ? 'contains' : 'equal', choice)]
}

function ruleFor(catalog: Catalog, condition: Condition): object {
  if ('all' in condition) return { all: condition.all.map((part) => ruleFor(catalog, part)) }
  if ('any' in condition) return { any: condition.any.map((part) => ruleFor(catalog, part)) }
  return ruleForLeaf(catalog, condition)
}

/** Supports the conditions that the questions of this catalog have. */
function ruleForLeaf(catalog: Catalog, leaf: Leaf): object {
  if ('attribute' in leaf) return test('connectivity', 'equal', leaf.value)
  const question = catalog.questions.find(({ key }) => 'question' in leaf && key === leaf.question)
  if (!question) throw new Error('unsupported condition')
  const { key } = question
  const value = typeof leaf.value === 'boolean' ? Number(leaf.value) : leaf.value
  const absent = question.type === 'single' ? '' : -1
  if (leaf.op === 'notAnswered') return test(key, 'equal', absent)
  const given = [...visible(catalog, question), test(key, 'notEqual', absent)]
  if (leaf.op === 'eq') return { all: [...given, test(key, 'equal', value)] }
  if (leaf.op === 'neq') return { all: [...given, test(key, 'notEqual', value)] }
  if (leaf.op === 'lt') return { all: [...given, test(key, 'lessThan', value)] }
  throw new Error(`unsupported operator ${leaf.op}`)
}

function test(fact: string, operator: string, value: unknown): object {
  return { fact, operator, value }
}

/** Compiles the formulas to one JavaScript function, so that its cost is negligible. */
function hostFunction(catalog: Catalog): (facts: Facts, hits: Uint8Array) => Amounts {
  const lines = formulasFor(catalog, (effectAt) => `$hit_${effectAt}`)
    .filter(({ name }) => !name.startsWith('seen_'))
    .map(({ name, formula }) => `const $${name} = ${hostOf(formula)}`)
  const own = new Set(lines.map((line) => line.slice('const '.length, line.indexOf(' = '))))
  const body = lines
    .map((line) =>
      line
        .replace(/\$hit_(\d+)/g, 'hits[$1]')
        .replace(/\$\w+/g, (name) => (own.has(name) ? name : `facts.${name.slice(1)}`)),
    )
    .join('\n')
  const result = outputs.map((name) => `${name}: $${name}`).join(', ')
  return new Function('facts', 'hits', `${body}\nreturn { ${result} }`) as ReturnType<typeof hostFunction> // generated above
}

function hostOf(formula: Formula): string {
  if (typeof formula === 'number') return String(formula)
  if (typeof formula === 'string') return formula.startsWith('$') ? formula : JSON.stringify(formula)
  const [operator, ...parts] = formula
  const texts = parts.map(hostOf)
  const [a = '', b = '', c = ''] = texts
  if (operator === 'if') return `(${a} ? ${b} : ${c})`
  if (operator === 'floorDiv') return `Math.floor(${a} / ${b})`
  if (operator === 'min' || operator === 'max') return `Math.${operator}(${texts.join(', ')})`
  if (operator === 'in') return `${b}.includes(${a})`
  const sign = { '==': '===', and: '&&', or: '||' }[operator as string] ?? operator
  return `(${texts.join(` ${sign} `)})`
}
