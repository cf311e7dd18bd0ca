import { isOpenTeam, openTeams, type Team } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconChevronRight, IconPlus } from '@tabler/icons-react'
import { type Ref, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useCountryName } from '#messages/use-country-name.ts'
import { paths } from '#paths'
import { TeamFace } from '../team-face.tsx'
import { useKeys } from '#ui/layout/use-keys.ts'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { Icon } from '#ui/icon.tsx'
import { KeepWork } from '../keep-work.tsx'
import { StartPage } from '../start-page.tsx'
import { ClosedTeams } from './closed-teams.tsx'
import classes from './team-picker.module.css'

/** One digit key per team. */
const maxKeys = 9

/** Choice of a team, last used first; a digit picks. Closed ones can be reopened. */
export function TeamPicker({ all }: { readonly all: readonly Team[] }) {
  const teams = openTeams(all)
  const t = useTranslations('teams.picker')
  const common = useTranslations('common')
  const navigate = useNavigate()
  usePageTitle(t('title'))
  useKeys(
    Object.fromEntries(
      teams
        .slice(0, maxKeys)
        .map((team, index) => [String(index + 1), () => void navigate(paths.quotes(team.id))]),
    ),
  )
  // Focuses the last used team, so that Enter opens it.
  const lastUsed = useRef<HTMLAnchorElement>(null)
  useEffect(() => lastUsed.current?.focus(), [])
  return (
    <StartPage title={t('title')} lead={teams.length > 1 ? t('several') : t('one')} isNarrow>
      <ul className={`${classes.list} cp-card`}>
        {teams.map((team, index) => (
          <li key={team.id}>
            <TeamRow
              team={team}
              digit={index < maxKeys ? index + 1 : undefined}
              link={index === 0 ? lastUsed : undefined}
            />
          </li>
        ))}
      </ul>
      <div className="cp-flex cp-end">
        <Button
          className={classes.add}
          component={Link}
          to={paths.addTeam()}
          variant="default"
          leftSection={<Icon of={IconPlus} size={18} />}
        >
          {common('createTeam')}
        </Button>
      </div>
      <ClosedTeams teams={all.filter((team) => !isOpenTeam(team))} />
      <KeepWork />
    </StartPage>
  )
}

function TeamRow({
  team,
  digit,
  link,
}: {
  readonly team: Team
  readonly digit: number | undefined
  readonly link: Ref<HTMLAnchorElement> | undefined
}) {
  const t = useTranslations('teams')
  const countryName = useCountryName()
  return (
    <Link
      className={classes.team}
      to={paths.quotes(team.id)}
      aria-keyshortcuts={digit === undefined ? undefined : String(digit)}
      ref={link}
    >
      <TeamFace team={team} size="2.5rem" />
      <span className={classes.words}>
        <b>{team.name}</b>
        <small>
          {t('picker.about', {
            place: team.city ?? countryName(team.country),
            role: t(`roles.${team.role}`),
          })}
        </small>
      </span>
      <span className={classes.open} data-quiet={team.openQuotes === 0 || undefined}>
        {t('picker.open', { count: team.openQuotes })}
      </span>
      {digit !== undefined && (
        <kbd className={classes.key} aria-hidden="true">
          {digit}
        </kbd>
      )}
      <Icon of={IconChevronRight} size={18} />
    </Link>
  )
}
