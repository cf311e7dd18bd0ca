import type { ComponentProps } from 'react'
import { ActionButton } from '#ui/action-button.tsx'

/** A way to sign in besides the password, over the whole width of its form. */
export function OtherMethod(
  props: Pick<ComponentProps<typeof ActionButton>, 'isRunning' | 'label' | 'running' | 'onClick'>,
) {
  return <ActionButton variant="default" fullWidth h={44} {...props} />
}
