import { Button, type ButtonProps } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

/** Button below a list that adds an item. */
export function AddButton(props: ButtonProps & Pick<ComponentProps<'button'>, 'onClick'>) {
  return <Button variant="subtle" leftSection={<Icon of={IconPlus} size={16} />} {...props} />
}
