import { compareNames } from '@costard/contract'
import { Button, Menu } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { useMembers } from '#live/changes.ts'
import { Icon } from '#ui/icon.tsx'
import { Initials } from '#ui/pictures/initials.tsx'
import { useMemberName } from '../../kit/use-member-name.ts'

/** Menu of the team's members to assign the selected quotes to. A team of one has nobody to choose. */
export function AssignMenu({
  label,
  onPick,
}: {
  readonly label: string
  readonly onPick: (userId: string) => void
}) {
  const nameOf = useMemberName()
  const members = [...useMembers().keys()]
    .map((id) => ({ id, name: nameOf(id) }))
    .toSorted((one, other) => compareNames(one.name, other.name))
  if (members.length < 2) return null
  return (
    <Menu position="top-start" withinPortal>
      <Menu.Target>
        <Button variant="subtle" color="gray" size="sm" leftSection={<Icon of={IconUserShare} size={16} />}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="20rem" style={{ overflowY: 'auto' }}>
        {members.map(({ id, name }) => (
          <Menu.Item
            key={id}
            leftSection={<Initials name={name} isColored size="1.5rem" />}
            onClick={() => onPick(id)}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
