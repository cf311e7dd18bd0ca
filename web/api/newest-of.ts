/**
 * Returns the later of two states of one thing, by `rev`: news of a later change can come before the answer to an
 * earlier one. Returns the answer for things without a `rev`.
 */
export function newestOf<State>(known: State | undefined, answer: State): State {
  return known !== undefined && revOf(known) > revOf(answer) ? known : answer
}

function revOf(state: unknown): number {
  const rev = typeof state === 'object' && state !== null && 'rev' in state ? state.rev : undefined
  return typeof rev === 'number' ? rev : 0
}
