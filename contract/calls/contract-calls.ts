import type { AnyContractProcedure } from '@orpc/contract'
import type { z } from 'zod'
import type { CallMeta } from './call.ts'

/** One call as the contract states it. */
export interface ContractCall {
  /** Group and name of the call in the contract. */
  readonly path: readonly [group: string, name: string]
  /** Name of the operation, such as `quotes.add`. */
  readonly operation: string
  readonly method: string
  /** Below /api, such as `/teams/{teamId}/quotes`. */
  readonly address: string
  readonly status: number
  readonly meta: CallMeta
  readonly input: z.ZodType
  readonly output: z.ZodType
  /** The body is a file; the rest of the input, `params` and `query`, is in the address. */
  readonly takesFile: boolean
  /** The input has the `rev` that was read; the header If-Match can state it too. */
  readonly takesRev: boolean
}

type Groups = Readonly<Record<string, Readonly<Record<string, AnyContractProcedure>>>>

/** Returns what a contract states of its calls: the one place that reads how the library stores it. */
export function contractCalls(groups: Groups): readonly ContractCall[] {
  return Object.entries(groups).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, { '~orpc': of }]): ContractCall => {
      const { method = 'POST', path, successStatus = 200, inputStructure } = of.route
      if (path === undefined || !of.inputSchema || !of.outputSchema)
        throw new Error(`${group}.${name} has no path, input or output`)
      return {
        path: [group, name],
        operation: `${group}.${name}`,
        method,
        address: path,
        status: successStatus,
        meta: of.meta as unknown as CallMeta, // call.ts writes it
        input: of.inputSchema as z.ZodType, // the contract is written in zod
        output: of.outputSchema as z.ZodType,
        takesFile: inputStructure === 'detailed',
        takesRev: 'rev' in fieldsOf(of.inputSchema as z.ZodType),
      }
    }),
  )
}

/** Returns the fields of an input; none for one that is not an object. */
function fieldsOf(input: z.ZodType): object {
  return 'shape' in input ? (input.shape as object) : {}
}
