import type { Catalog } from '@costard/pricing'
import { type Amounts, outputs, factsFor, type Formula, formulasFor } from '../formulas.ts'
import { loadRival } from './load-rival.ts'
import type { Rival } from './rival.ts'

interface Zen {
  readonly ZenEngine: new () => {
    createDecision(content: object): { evaluate(context: object): Promise<{ readonly result: Amounts }> }
  }
}

/** One decision with one expression node; expressions read earlier ones by `$`. */
export async function zen(catalog: Catalog): Promise<Rival> {
  const { ZenEngine } = await loadRival<Zen>('@gorules/zen-engine')
  const formulas = formulasFor(catalog)
  const own = new Set(formulas.map(({ name }) => name))
  const expressions = formulas.map(({ name, formula }) => ({
    id: name,
    key: name,
    value: zenOf(formula, own),
  }))
  const decision = new ZenEngine().createDecision({
    contentType: 'application/vnd.gorules.decision',
    nodes: [
      { id: 'in', type: 'inputNode', name: 'in', position: { x: 0, y: 0 } },
      {
        id: 'price',
        type: 'expressionNode',
        name: 'price',
        position: { x: 1, y: 0 },
        content: {
          expressions,
          passThrough: false,
          inputField: null,
          outputPath: null,
          executionMode: 'single',
        },
      },
      { id: 'out', type: 'outputNode', name: 'out', position: { x: 2, y: 0 } },
    ],
    edges: [
      { id: 'a', sourceId: 'in', targetId: 'price', type: 'edge' },
      { id: 'b', sourceId: 'price', targetId: 'out', type: 'edge' },
    ],
  })
  const facts = factsFor(catalog)
  return {
    name: '@gorules/zen-engine',
    price: async (request) => {
      const { result } = await decision.evaluate(facts(request))
      return Object.fromEntries(outputs.map((name) => [name, result[name]])) as Amounts // each is one of the expressions
    },
  }
}

function zenOf(formula: Formula, own: ReadonlySet<string>): string {
  if (typeof formula === 'number') return formula < 0 ? `(${formula})` : String(formula)
  if (typeof formula === 'string') {
    if (formula === '[]') return '[]'
    if (!formula.startsWith('$')) return `'${formula}'`
    const name = formula.slice(1)
    return own.has(name) ? `$.${name}` : name
  }
  const [operator, ...parts] = formula
  const texts = parts.map((part) => zenOf(part, own))
  const [a = '', b = '', c = ''] = texts
  switch (operator) {
    case 'if':
      return `(${a} ? ${b} : ${c})`
    case 'floorDiv':
      return `floor(${a} / ${b})`
    case 'min':
    case 'max':
      return `${operator}([${texts.join(', ')}])`
    case 'in':
      return `(${a} in ${b})`
    default:
      return `(${texts.join(` ${operator} `)})`
  }
}
