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

/** Throws if a call has no answer. calls: the answers of the product, by group and name. */
export function callRunner(calls: object, contracted: readonly ContractCall[], guard: Guard): RunCall {
  const groups = calls as Readonly<Record<string, Readonly<Record<string, AnyAnswer>>>> // of product-module.ts
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
    // A stream is not kept for a repeated idempotency key.
    if (meta.isStreamed) throw apiError('request/key-reused')
    return answered
  }
}

/** The handler reads a file itself. */
function inputOf({ input, takesFile }: ContractCall): z.ZodType {
  return takesFile ? (input as z.ZodObject).omit({ body: true }) : input
}

/**
 * Returns the fields of a call with a file side by side, as other calls have them: the guard finds ids in them, and a
 * repeated idempotency key is compared by all.
 */
function flat(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('params' in input && 'query' in input)) return input
  return Object.assign({}, input.query, input.params)
}

/** Returns an issue with the path that callers know: the fields, without `params` and `query`. */
function withoutPlace(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  return { ...issue, path: issue.path.slice(1) }
}

/** Schemas of the contract answer at once. */
function validated(
  schema: z.ZodType,
  value: unknown,
  failed: (issues: readonly z.core.$ZodIssue[]) => Error,
): unknown {
  const { success, data, error } = schema.safeParse(value)
  if (!success) throw failed(error.issues)
  return data
}

/** Says where, without the values. */
function invalidOutput(issues: readonly unknown[]): Error {
  return new Error('Output validation failed', { cause: new Error(JSON.stringify(issues.slice(0, 5))) })
}
