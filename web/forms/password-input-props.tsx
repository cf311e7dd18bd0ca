import type { PasswordInputProps } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'

/** Makes the show/hide button of a password field reachable by Tab and 44 px wide. */
export function passwordInputProps(label: string): Partial<PasswordInputProps> {
  return {
    rightSectionWidth: 44,
    visibilityToggleIcon: ({ reveal }) => {
      const Icon = reveal ? IconEyeOff : IconEye
      return <Icon size={18} stroke={1.75} aria-hidden="true" />
    },
    visibilityToggleButtonProps: { 'aria-label': label, tabIndex: 0, c: 'var(--cp-ink-3)' },
  }
}
