import type { ContractCall } from '@costard/contract'
import { z } from 'zod'
import type { CallContext, RunCall } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import { invalidInput, requireStorable } from '../call-errors.ts'
import type { CheckedCall, Guard } from '../checked-call.ts'

type AnyAnswer = (asked: {
  readonly input: unknown
  readonly context: CallContext & { readonly call: CheckedCall }
}) => unknown

/**
 * Returns the function that runs calls. Throws if a call has no answer. calls: the answers of the product, by
 * group and name.
 */
export function callRunner(calls: object, contracted: readonly ContractCall[], guard: Guard): RunCall {
  const groups = calls as Readonly<Record<string, Readonly<Record<string, AnyAnswer>>>> // shape of product-module.ts
  const known = new Map(
    contracted.map((call) => {
      const [group, name] = call.path
      const answer = groups[group]?.[name]
      if (!answer) throw new Error(`${call.operation} has no answer`)
      return [call.operation, { answer, schema: inputOf(call) }]
    }),
  )
  return async ({ operation, meta, output, takesFile }, input, context) => {
    const { answer, schema } = known.get(operation)!
    requireStorable(input)
    let streamed: Response | undefined
    const answered = await guard(
      { operation, meta, input: takesFile ? flat(input) : input, origin: context },
      async (call) => {
        const valid = validated(schema, input, (issues) =>
          invalidInput(takesFile ? issues.map(withoutPlace) : issues),
        )
        const given = await answer({ input: valid, context: { ...context, call } })
        if (!(given instanceof Response)) return validated(output, given, invalidOutput)
        streamed = given
        return null
      },
    )
    if (streamed) return streamed
    // The answer to a repeated key cannot be a stream, which is never stored.
    if (meta.isStreamed) throw apiError('request/key-reused')
    return answered
  }
}

/** The handler reads files itself. */
function inputOf({ input, takesFile }: ContractCall): z.ZodType {
  return takesFile ? (input as z.ZodObject).omit({ body: true }) : input
}

/**
 * Merges `params` and `query` of a call with a file, so that the guard finds ids, and all fields count for a
 * repeated idempotency key.
 */
function flat(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('params' in input && 'query' in input)) return input
  return Object.assign({}, input.query, input.params)
}

/** Returns an issue with the path known to callers: the field, without `params` or `query`. */
function withoutPlace(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  return { ...issue, path: issue.path.slice(1) }
}

/** Schemas of the contract validate synchronously. */
function validated(
  schema: z.ZodType,
  value: unknown,
  failed: (issues: readonly z.core.$ZodIssue[]) => Error,
): unknown {
  const { success, data, error } = schema.safeParse(value)
  if (!success) throw failed(error.issues)
  return data
}

/** Name the place only, without values. */
function invalidOutput(issues: readonly unknown[]): Error {
  return new Error('Output validation failed', { cause: new Error(JSON.stringify(issues.slice(0, 5))) })
}
