import {
  type DataTag,
  type MutationKey,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useNotice } from '#ui/notes/use-notice.ts'
import { codeOf } from './error-code.ts'
import { newestOf } from './newest-of.ts'

/** Steps around the call of an action. */
export interface ActionOptions<Output, Input> {
  /** A notice after success. */
  readonly done?: string | ((output: Output, input: Input) => string)
  /** The query whose data the answer becomes. */
  readonly keepsAs?: DataTag<QueryKey, Output, unknown>
  /** Queries to read again after success, and after a refusal: it may be due to a change of somebody else. */
  readonly rereads?: readonly QueryKey[]
  /** Key by which others find the action while it runs, and wait for it. */
  readonly key?: MutationKey
  /** Starts again before it has ended, as switches do that are turned quickly. */
  readonly mayOverlap?: boolean
  readonly onStart?: (input: Input) => unknown
  /** Called before the queries are read again. */
  readonly onDone?: (output: Output, input: Input) => unknown
  readonly onFailed?: (error: Error, input: Input) => unknown
  readonly onEnd?: () => unknown
}

interface Then<Output> {
  readonly onSuccess?: (output: Output) => unknown
  readonly onError?: (error: Error) => unknown
}

export interface Action<Output, Input = void> {
  /** Ignored while the action runs, unless it may overlap. */
  readonly run: (input: Input, then?: Then<Output>) => void
  /** Runs the action and returns whether it succeeded. */
  readonly attempt: (input: Input) => Promise<boolean>
  /** True until the queries are read again. */
  readonly isRunning: boolean
  readonly isDone: boolean
  readonly error: Error | null
  readonly output: Output | undefined
  /** Input of the current run, or of the last one. */
  readonly input: Input | undefined
  /** Clears error and output. */
  readonly forget: () => void
}

/** A change that the user starts, such as with an `ActionButton`: its call, and what follows it. */
export function useAction<Output, Input = void>(
  call: (input: Input) => Promise<Output>,
  options: ActionOptions<Output, Input> = {},
): Action<Output, Input> {
  const { done, keepsAs, rereads = [], mayOverlap = false } = options
  const cache = useQueryClient()
  const notify = useNotice()
  // A ref, as the state of the last render would be stale: notices keep the function of an earlier one.
  const running = useRef(0)
  const readAgain = () => Promise.all(rereads.map((queryKey) => cache.invalidateQueries({ queryKey })))
  const mutation = useMutation({
    ...(options.key && { mutationKey: options.key }),
    mutationFn: (input: Input) => call(input),
    onMutate: (input) => options.onStart?.(input),
    onSuccess: async (output, input) => {
      if (keepsAs) cache.setQueryData<Output>(keepsAs, (known) => newestOf(known, output))
      if (done !== undefined) notify(typeof done === 'string' ? done : done(output, input))
      await options.onDone?.(output, input)
      await readAgain()
    },
    onError: async (error, input) => {
      await options.onFailed?.(error, input)
      if (codeOf(error) !== undefined) await readAgain()
    },
    onSettled: () => {
      running.current -= 1
      return options.onEnd?.()
    },
  })
  const { mutate, isPending, isSuccess, error, data, variables } = mutation
  // Stable: effects start actions.
  const run: Action<Output, Input>['run'] = useCallback(
    (input, then) => {
      if (running.current > 0 && !mayOverlap) return
      running.current += 1
      mutate(input, { ...then })
    },
    [mutate, mayOverlap],
  )
  return {
    run,
    attempt: (input) => {
      running.current += 1
      return mutation.mutateAsync(input).then(
        () => true,
        () => false,
      )
    },
    isRunning: isPending,
    isDone: isSuccess,
    error,
    output: data,
    input: variables,
    forget: mutation.reset,
  }
}
