import { useEffect, useEffectEvent } from 'react'
import { type SharedForm, sharedForm, type SharedParts, type SharedState } from './shared-form.ts'
import { useCurrent } from './use-current.ts'

/**
 * Hook for a form that others may edit concurrently, with its state in this render. first: the initial
 * version.
 */
export function useSharedForm<Version, Part extends string>(
  first: Version,
  parts: SharedParts<Version, Part>,
): SharedForm<Version, Part> & SharedState<Version, Part> {
  const { shown, read, write } = useCurrent<SharedState<Version, Part>>({ base: first })
  return { ...shown, ...sharedForm(parts, { read, write }) }
}

/**
 * Merges newer versions as they become known, while nothing is changed locally or nothing in the form
 * differs. Otherwise others' changes are read when a save is refused. isBusy: a save is in progress, whose
 * response is not a newer version.
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
