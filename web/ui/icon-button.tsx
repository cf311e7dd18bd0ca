import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { Icon as Drawing } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

/** A button that is only an icon. label: what it does, for those who do not see it. iconSize: pixels. */
export function IconButton({
  icon,
  iconSize = 16,
  label,
  ...props
}: ActionIconProps &
  Pick<ComponentProps<'button'>, 'onClick'> & {
    readonly icon: Drawing
    readonly iconSize?: number
    readonly label: string
  }) {
  return (
    <ActionIcon variant="default" size="lg" {...props} aria-label={label}>
      <Icon of={icon} size={iconSize} />
    </ActionIcon>
  )
}
