import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { Icon as Drawing } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Icon } from './icon.tsx'

interface Face extends ActionIconProps {
  readonly icon: Drawing
  /** Size of the icon in pixels. */
  readonly iconSize?: number
  /** Label for readers who do not see the icon. */
  readonly label: string
}

/** A button that only has an icon. */
export function IconButton({
  icon,
  iconSize = 16,
  label,
  ...props
}: Face & Pick<ComponentProps<'button'>, 'onClick' | 'title'>) {
  return (
    <ActionIcon variant="default" size="lg" {...props} aria-label={label}>
      <Icon of={icon} size={iconSize} />
    </ActionIcon>
  )
}

/** A link that only has an icon. */
export function IconLink({ icon, iconSize = 16, label, ...props }: Face & Pick<LinkProps, 'to'>) {
  return (
    <ActionIcon component={Link} variant="default" size="lg" {...props} aria-label={label}>
      <Icon of={icon} size={iconSize} />
    </ActionIcon>
  )
}
