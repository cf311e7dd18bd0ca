import { Button, type ButtonProps } from '@mantine/core'
import type { Icon as Drawing } from '@tabler/icons-react'
import { Link, type LinkProps } from 'react-router'
import { Icon } from './icon.tsx'

/** A link that looks like a button. iconSize: pixels. */
export function LinkButton({
  icon,
  iconSize = 16,
  ...props
}: ButtonProps &
  Pick<LinkProps, 'to' | 'children' | 'onClick'> & { readonly icon?: Drawing; readonly iconSize?: number }) {
  return (
    <Button component={Link} {...(icon && { leftSection: <Icon of={icon} size={iconSize} /> })} {...props} />
  )
}
