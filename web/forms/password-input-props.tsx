import type { PasswordInputProps } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'

/** The eye of a password field: in the row of Tab keys, as large as a finger. */
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
