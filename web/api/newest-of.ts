/**
 * Returns the newer of two versions of a record, by `rev`, since news of a later change can arrive before the
 * response to an earlier one. Returns the response for records without a `rev`.
 */
export function newestOf<State>(known: State | undefined, answer: State): State {
  return known !== undefined && revOf(known) > revOf(answer) ? known : answer
}

function revOf(state: unknown): number {
  const rev = typeof state === 'object' && state !== null && 'rev' in state ? state.rev : undefined
  return typeof rev === 'number' ? rev : 0
}
