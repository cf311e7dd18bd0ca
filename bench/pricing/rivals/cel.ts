import type { Catalog } from '@costard/pricing'
import { type Amounts, outputs, type Facts, factsFor, type Formula, formulasFor } from '../formulas.ts'
import { loadRival } from './load-rival.ts'
import type { Rival } from './rival.ts'

interface Cel {
  readonly Environment: new (options: object) => {
    registerFunction(signature: string, work: (a: number, b: number) => number): void
    parse(text: string): (context: Facts) => Facts[string]
  }
}

/** Parses every formula once. Numbers are doubles, since the engine reads JavaScript numbers as doubles. */
export async function cel(catalog: Catalog): Promise<Rival> {
  const { Environment } = await loadRival<Cel>('@marcbachmann/cel-js')
  const environment = new Environment({ unlistedVariablesAreDyn: true })
  // CEL lacks these three functions.
  environment.registerFunction('floorDiv(double, double): double', (a, b) => Math.floor(a / b))
  environment.registerFunction('min(double, double): double', Math.min)
  environment.registerFunction('max(double, double): double', Math.max)
  const parsed = formulasFor(catalog).map(({ name, formula }) => ({
    name,
    work: environment.parse(celOf(formula)),
  }))
  const facts = factsFor(catalog)
  return {
    name: '@marcbachmann/cel-js',
    price: (request) => {
      const known = facts(request)
      for (const { name, work } of parsed) known[name] = work(known)
      return Object.fromEntries(outputs.map((name) => [name, known[name]])) as Amounts // the outputs are numbers
    },
  }
}

function celOf(formula: Formula): string {
  if (typeof formula === 'number') return formula < 0 ? `(${formula}.0)` : `${formula}.0`
  if (typeof formula === 'string') {
    if (formula === '[]') return '[]'
    return formula.startsWith('$') ? formula.slice(1) : JSON.stringify(formula)
  }
  const [operator, ...parts] = formula
  const texts = parts.map(celOf)
  const [a = '', b = '', c = ''] = texts
  switch (operator) {
    case 'if':
      return `(${a} ? ${b} : ${c})`
    case 'floorDiv':
      return `floorDiv(${a}, ${b})`
    case 'and':
      return `(${texts.join(' && ')})`
    case 'or':
      return `(${texts.join(' || ')})`
    case 'in':
      return `(${a} in ${b})`
    case 'min':
    case 'max':
      return texts.reduce((best, next) => `${operator}(${best}, ${next})`)
    default:
      return `(${texts.join(` ${operator} `)})`
  }
}
