import { TextInput, type TextInputProps } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import type { Ref } from 'react'
import { Icon } from '#ui/icon.tsx'

/** Field for the email address of an account. */
export function EmailInput(props: TextInputProps & { readonly ref?: Ref<HTMLInputElement> }) {
  return (
    <TextInput
      type="email"
      name="email"
      autoComplete="username"
      required
      withAsterisk={false}
      leftSection={<Icon of={IconMail} size={18} />}
      {...props}
    />
  )
}
