import type { AnyContractProcedure } from '@orpc/contract'
import type { z } from 'zod'
import type { CallMeta } from './call.ts'

/** A call of the contract. */
export interface ContractCall {
  /** Group and name of the call in the contract. */
  readonly path: readonly [group: string, name: string]
  /** Name of the operation, such as `quotes.add`. */
  readonly operation: string
  readonly method: string
  /** Path below /api, such as `/teams/{teamId}/quotes`. */
  readonly address: string
  readonly status: number
  readonly meta: CallMeta
  readonly input: z.ZodType
  readonly output: z.ZodType
  /** The body is a file; `params` and `query` of the input are in the address. */
  readonly takesFile: boolean
  /** The input has the `rev` that the client read; the header If-Match can carry the same value. */
  readonly takesRev: boolean
}

type Groups = Readonly<Record<string, Readonly<Record<string, AnyContractProcedure>>>>

/** Returns the calls of a contract. Only this function reads oRPC's internal definition of a call. */
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
        meta: of.meta as unknown as CallMeta, // call.ts sets the meta
        input: of.inputSchema as z.ZodType, // the contract is written in zod
        output: of.outputSchema as z.ZodType,
        takesFile: inputStructure === 'detailed',
        takesRev: 'rev' in fieldsOf(of.inputSchema as z.ZodType),
      }
    }),
  )
}

/** Returns the fields of an input schema; an empty object unless the schema is an object. */
function fieldsOf(input: z.ZodType): object {
  return 'shape' in input ? (input.shape as object) : {}
}
