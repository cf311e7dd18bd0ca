import { serialCodeLines } from './data/serial-codes.ts'
import { getDevice } from './device-library.ts'
import { agreed, variantFacts, type Match } from './narrowed.ts'

/** The model whose serial numbers end in these three or four characters; no code belongs to two models. */
export function findSerialCode(code: string): Match | undefined {
  const found = table().get(code)
  if (!found) return undefined
  const device = getDevice(found.key)
  const variants = device.variants.filter(
    ({ identifier }) => found.identifier && identifier === found.identifier,
  )
  return { device, narrowed: agreed(variants.map(variantFacts)) }
}

/** Every code in the table. */
export function listSerialCodes(): readonly string[] {
  return [...table().keys()]
}

interface Owner {
  readonly key: string
  readonly identifier: string
}

let read: ReadonlyMap<string, Owner> | undefined

function table(): ReadonlyMap<string, Owner> {
  read ??= readTable()
  return read
}

function readTable(): Map<string, Owner> {
  const owners = new Map<string, Owner>()
  for (const line of serialCodeLines.trim().split('\n')) {
    const [key = '', identifier = '', groups = ''] = line.split('|')
    const owner = { key, identifier }
    for (const group of groups.split(' ')) {
      const [start = '', endings = ''] = group.split('-')
      for (const ending of endings) owners.set(start + ending, owner)
    }
  }
  return owners
}
