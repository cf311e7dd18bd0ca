import { useEffect, useEffectEvent } from 'react'
import { type SharedForm, sharedForm, type SharedParts, type SharedState } from './shared-form.ts'
import { useCurrent } from './use-current.ts'

/**
 * A form that somebody else may have open too, with its state as of this render. first: the version that it starts
 * with.
 */
export function useSharedForm<Version, Part extends string>(
  first: Version,
  parts: SharedParts<Version, Part>,
): SharedForm<Version, Part> & SharedState<Version, Part> {
  const { shown, read, write } = useCurrent<SharedState<Version, Part>>({ base: first })
  return { ...shown, ...sharedForm(parts, { read, write }) }
}

/**
 * Takes in newer versions as they become known, while nothing is changed here or nothing of the form differs in them.
 * Changes of others are read when a save is refused. isBusy: a save is on its way, whose answer is no news.
 */
export function useNewerVersion<Version extends { readonly rev: number } | undefined, Part extends string>(
  latest: Version,
  form: SharedForm<Version, Part>,
  isBusy: boolean,
): void {
  const hear = useEffectEvent(() => {
    const { base } = form.now()
    if (latest === undefined || base === undefined || latest.rev <= base.rev) return
    if (form.mine().length === 0 || !form.isOther(latest)) form.hear(latest)
  })
  useEffect(() => {
    if (!isBusy) hear()
  }, [latest, isBusy])
}
