import type { ComponentProps } from 'react'
import { ActionButton } from '#ui/action-button.tsx'

/** Button for signing in with a method other than a password, as wide as its form. */
export function OtherMethod(
  props: Pick<ComponentProps<typeof ActionButton>, 'isRunning' | 'label' | 'running' | 'onClick'>,
) {
  return <ActionButton variant="default" fullWidth h={44} {...props} />
}
