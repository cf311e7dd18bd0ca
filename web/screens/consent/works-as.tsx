import type { Team } from '@costard/contract'
import { NativeSelect } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { shownEmail } from '#forms/email.ts'
import { useSignedIn } from '#session/session-context.ts'
import { Icon } from '#ui/icon.tsx'
import { Initials } from '#ui/pictures/initials.tsx'
import classes from './consent.module.css'

const nevers = ['send', 'change', 'pay', 'papers', 'invite'] as const

/** Shows the member and the team that the assistant works for, and the actions it can never take. */
export function WorksAs({
  teams,
  team,
  onPick,
}: {
  readonly teams: readonly Team[]
  readonly team: Team | undefined
  readonly onPick: (teamId: string) => void
}) {
  const t = useTranslations('consent')
  const roles = useTranslations('settings.roles')
  const { user } = useSignedIn()
  const email = user.email === null ? '' : shownEmail(user.email)
  const others = teams.filter(({ id }) => id !== team?.id)
  return (
    <section className={classes.aside}>
      <h2>{t('worksAs')}</h2>
      <div className={classes.member}>
        <Initials name={user.displayName ?? email} size="2.25rem" isColored />
        <span>
          <b>{user.displayName ?? email}</b>
          <small>{[email, team && roles(`${team.role}.name`)].filter(Boolean).join(', ')}</small>
        </span>
      </div>
      {team && (
        <NativeSelect
          classNames={{ label: classes.teamLabel ?? '' }}
          label={t('team')}
          size="md"
          data={teams.map(({ id, name }) => ({ value: id, label: name }))}
          value={team.id}
          onChange={({ currentTarget }) => onPick(currentTarget.value)}
          description={others.length === 1 ? t('oneTeamNot', { other: others[0]?.name ?? '' }) : t('oneTeam')}
          inputWrapperOrder={['label', 'input', 'description']}
        />
      )}
      <div className={classes.never}>
        <h2>{t('never.title')}</h2>
        <ul className={classes.nevers}>
          {nevers.map((what) => (
            <li key={what}>
              <Icon of={IconX} size={16} />
              {t(`never.${what}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
