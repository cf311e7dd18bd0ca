import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, use } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { ChangesContext } from '#live/changes.ts'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../team-context.ts'
import { membersQuery } from '../members/members-query.ts'
import { SettingsPage } from '../settings-page.tsx'
import { PartHead } from '../part-head.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import classes from './leave-screen.module.css'

const lost = ['access', 'views', 'return'] as const
const kept = ['quotes', 'changes', 'audit'] as const

/** Consequences of leaving the team. The last owner has to transfer it first. */
export function LeaveScreen() {
  return (
    <SettingsPage>
      <Suspense fallback={<PageLoader />}>
        <Leave />
      </Suspense>
    </SettingsPage>
  )
}

function Leave() {
  const t = useTranslations('settings.leave')
  const { id, name: team, role } = useTeam()
  const { data: members } = useSuspenseQuery(membersQuery(id))
  const { ownUid } = use(ChangesContext)
  const [isAsking, ask] = useDisclosure(false)
  const others = members.filter(({ userId, isSuspended }) => userId !== ownUid && !isSuspended)
  const isLastOwner = role === 'owner' && !others.some((other) => other.role === 'owner')
  return (
    <div className={classes.body}>
      <PartHead title={t('title')} lead={t('lead', { team })} />
      <div className={classes.cards}>
        <section className={`cp-card ${classes.card}`}>
          <h3>{t('lost.title')}</h3>
          <ul>
            {lost.map((key) => (
              <li key={key}>
                <Icon of={IconX} size={16} /> {t(`lost.${key}`)}
              </li>
            ))}
          </ul>
        </section>
        <section className={`cp-card ${classes.card}`}>
          <h3>{t('kept.title')}</h3>
          <ul>
            {kept.map((key) => (
              <li key={key}>
                <Icon of={IconCheck} size={16} /> {t(`kept.${key}`)}
              </li>
            ))}
          </ul>
        </section>
      </div>
      {isLastOwner ? (
        <Note
          kind="news"
          action={
            <>
              <Button component={Link} to={paths.members(id)} variant="default">
                {t(others.length === 0 ? 'inviteFirst' : 'handOverFirst')}
              </Button>{' '}
              <Button component={Link} to={paths.close(id)} variant="default">
                {t('closeInstead')}
              </Button>
            </>
          }
        >
          <b>{t('lastOwner')}</b>
          <div>{t(others.length === 0 ? 'alone' : 'lastOwnerText')}</div>
        </Note>
      ) : (
        <Button className={classes.start} color="red" variant="outline" onClick={ask.open}>
          {t('leave')}
        </Button>
      )}
      {isAsking && <LeaveDialog onClose={ask.close} />}
    </div>
  )
}
