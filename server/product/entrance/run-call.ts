import { type AnyProcedure, ORPCError } from '@orpc/server'
import { type CallContext, enforceFront } from '../api.ts'

interface Called {
  readonly procedure: AnyProcedure
  readonly path: readonly string[]
  readonly input: unknown
  readonly context: CallContext
}

/**
 * Runs a call behind the front as oRPC does: input validated after the front's checks, output inside its transaction.
 * Without the layers of functions for spans and middlewares, which take longer than a small call.
 */
export function runCall(called: Called): Promise<unknown> {
  const { procedure, path, input, context } = called
  const { meta, middlewares, inputSchema, outputSchema, handler } = procedure['~orpc']
  if (middlewares.length !== 1 || middlewares[0] !== enforceFront)
    throw new Error('not only behind the front')
  const incoming = { operation: path.join('.'), meta, input, origin: context }
  return context.front(incoming, async (call) => {
    const valid: unknown = validated(inputSchema, input, invalidInput)
    const output: unknown = await handler({ ...called, context: { ...context, call }, input: valid } as never) // it asks for nothing else
    return validated(outputSchema, output, invalidOutput)
  })
}

type Schema = AnyProcedure['~orpc']['inputSchema']

/** Schemas of the contract answer at once. */
function validated(schema: Schema, value: unknown, failed: (issues: readonly unknown[]) => Error): unknown {
  if (!schema) return value
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new Error('a schema of the contract needs to wait')
  if (result.issues) throw failed(result.issues)
  return result.value
}

function invalidInput(issues: readonly unknown[]): Error {
  return new ORPCError('BAD_REQUEST', { data: { issues } })
}

/** Says where, without the values. */
function invalidOutput(issues: readonly unknown[]): Error {
  return new Error('Output validation failed', { cause: new Error(JSON.stringify(issues.slice(0, 5))) })
}
