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

/** Options for what happens around the call of an action. */
export interface ActionOptions<Output, Input> {
  /** Notice after success. */
  readonly done?: string | ((output: Output, input: Input) => string)
  /** Query whose data is replaced by the response. */
  readonly keepsAs?: DataTag<QueryKey, Output, unknown>
  /**
   * Queries to read again after success, and after a refusal, which may be caused by a colleague's change.
   */
  readonly rereads?: readonly QueryKey[]
  /** Mutation key by which other code finds the running action and waits for it. */
  readonly key?: MutationKey
  /** May be started again before it ends, for example by a switch that is toggled quickly. */
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
  /** Runs the action and returns true if it succeeded. */
  readonly attempt: (input: Input) => Promise<boolean>
  /** True until the queries have been read again. */
  readonly isRunning: boolean
  readonly isDone: boolean
  readonly error: Error | null
  readonly output: Output | undefined
  /** Input of the current or last run. */
  readonly input: Input | undefined
  /** Clears the error and output. */
  readonly forget: () => void
}

/**
 * An action started by the user, for example with an `ActionButton`: its call, and what happens afterwards.
 */
export function useAction<Output, Input = void>(
  call: (input: Input) => Promise<Output>,
  options: ActionOptions<Output, Input> = {},
): Action<Output, Input> {
  const { done, keepsAs, rereads = [], mayOverlap = false } = options
  const cache = useQueryClient()
  const notify = useNotice()
  // A ref, since notices keep the function of an earlier render, whose state would be stale.
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
  // Stable functions, because effects start actions.
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
