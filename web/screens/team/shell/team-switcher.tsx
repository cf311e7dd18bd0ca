import { openTeams, type Team, plainLetters } from '@costard/contract'
import { Menu, UnstyledButton } from '@mantine/core'
import type { UseDisclosureReturnValue } from '@mantine/hooks'
import { IconCheck, IconPlus, IconSelector } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { Icon } from '#ui/icon.tsx'
import { TeamFace } from '../../team-face.tsx'
import { sections, useSection } from './sections.ts'
import { useTeam } from '../team-context.ts'
import classes from './team-switcher.module.css'

/** From this number of teams on, the menu has a search field. */
const searchFrom = 8

/** The current team, with a menu of the others. Switching keeps the section, but not the open record. */
export function TeamSwitcher({
  disclosure: [isOpen, { open, close }],
  look,
}: {
  readonly disclosure: UseDisclosureReturnValue
  readonly look: 'box' | 'icon' | 'bar'
}) {
  const t = useTranslations('team')
  const common = useTranslations('common')
  const team = useTeam()
  const section = useSection(team.id) ?? sections[0]
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const { data: teams = [team] } = useQuery(query.teams.list.queryOptions({ select: openTeams }))
  const words = plainLetters(search.trim())
  const found = teams.filter(({ name }) => plainLetters(name).includes(words))
  const pickByDigit = (event: KeyboardEvent) => {
    const picked = /^[1-9]$/.test(event.key) && !isTyping(event) ? found[Number(event.key) - 1] : undefined
    if (!picked) return
    close()
    void navigate(section.path(picked.id))
  }
  return (
    <Menu
      opened={isOpen}
      onChange={(opened) => (opened ? open() : close())}
      position={look === 'icon' ? 'right-start' : 'bottom-start'}
      width={look === 'icon' ? '16rem' : 'target'}
      shadow="lg"
      loop
    >
      <Menu.Target>
        <UnstyledButton className={classes.target} data-look={look}>
          <span className="cp-hidden">{t('switch')}</span>
          <TeamFace team={team} size={look === 'bar' ? '1.75rem' : '1.625rem'} />
          {look === 'icon' ? (
            <span className="cp-hidden">{team.name}</span>
          ) : (
            <TeamWords team={team} withPlace={look === 'box'} />
          )}
          {look !== 'icon' && <Icon of={IconSelector} size={16} />}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu} onKeyDown={pickByDigit}>
        {teams.length >= searchFrom && (
          <Menu.Search
            aria-label={t('searchTeams')}
            placeholder={t('searchTeams')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
        {found.map((one, index) => (
          <Menu.Item
            key={one.id}
            component={Link}
            to={section.path(one.id)}
            aria-current={one.id === team.id || undefined}
            leftSection={<TeamFace team={one} />}
            rightSection={
              one.id === team.id ? (
                <Icon of={IconCheck} size={16} />
              ) : (
                index < 9 && look !== 'bar' && <kbd>{index + 1}</kbd>
              )
            }
          >
            <TeamWords team={one} withPlace />
          </Menu.Item>
        ))}
        {found.length === 0 && <p className={classes.none}>{t('noTeam')}</p>}
        <Menu.Divider />
        <Menu.Item component={Link} to={paths.addTeam()} leftSection={<Icon of={IconPlus} size={18} />}>
          {common('createTeam')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function TeamWords({ team, withPlace }: { readonly team: Team; readonly withPlace: boolean }) {
  const { language } = useRegion()
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(team.country) ?? team.country
  return (
    <span className={classes.words}>
      {team.name}
      {withPlace && (
        <small>
          {team.city ?? country} · {team.currency}
        </small>
      )}
    </span>
  )
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement
}
