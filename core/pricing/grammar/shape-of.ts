import type { Node, Nodes } from './grammar.ts'
import {
  anything,
  either,
  flag,
  isObject,
  list,
  number,
  object,
  oneOf,
  record,
  type Shape,
  text,
} from './shape.ts'

/** Deeper conditions are reported with their own code, so their contents are not checked here. */
const levelsBeyond = 2

/**
 * Returns a check that a value matches the grammar. Limits are not checked, and further fields are allowed.
 */
export function shapeOf(node: Node): Shape {
  switch (node.is) {
    case 'text':
      return text
    case 'number':
      return number
    case 'flag':
      return flag
    case 'answer':
      return anything // checked together with its question
    case 'oneOf':
      return oneOf(...node.values)
    case 'nullable':
      return either(shapeOf(node.of), oneOf(null))
    case 'either':
      return either(...node.of.map(shapeOf))
    case 'list':
      return list(shapeOf(node.of))
    case 'record':
      return record(shapeOf(node.of))
    case 'object':
      return object(shapesOf(node.required), shapesOf(node.optional))
    case 'byTag':
      return taggedShape(node.tag, shapesOf(node.options))
    case 'byKey':
      return keyedShape(shapesOf(node.options), node.otherwise)
    case 'both': {
      const [one, other] = node.of.map(shapeOf)
      return (value, path) => one?.(value, path) ?? other?.(value, path)
    }
    case 'nested':
      return nestedShape(node.joins, shapeOf(node.leaf), node.levels + levelsBeyond)
  }
}

function shapesOf(nodes: Nodes): Readonly<Record<string, Shape>> {
  return Object.fromEntries(Object.entries(nodes).map(([key, node]) => [key, shapeOf(node)]))
}

function taggedShape(tag: string, options: Readonly<Record<string, Shape>>): Shape {
  return (value, path) => {
    const name = isObject(value) ? value[tag] : undefined
    const shape = typeof name === 'string' && Object.hasOwn(options, name) ? options[name] : undefined
    return shape ? shape(value, path) : `${path}.${tag}`
  }
}

function keyedShape(options: Readonly<Record<string, Shape>>, otherwise: string | undefined): Shape {
  const keys = Object.keys(options)
  return (value, path) => {
    if (!isObject(value)) return path
    const key = keys.find((one) => one in value) ?? otherwise
    return key === undefined ? path : options[key]?.(value[key], `${path}.${key}`)
  }
}

function nestedShape(joins: readonly string[], leaf: Shape, levels: number): Shape {
  const at =
    (level: number): Shape =>
    (value, path) => {
      if (level > levels) return undefined
      if (!isObject(value)) return path
      const join = joins.find((one) => one in value)
      return join === undefined ? leaf(value, path) : list(at(level + 1))(value[join], `${path}.${join}`)
    }
  return at(0)
}
