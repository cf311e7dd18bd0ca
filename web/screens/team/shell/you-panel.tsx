import { Button } from '@mantine/core'
import {
  IconHelpCircle,
  IconKeyboard,
  IconLogout,
  IconMailPlus,
  IconSettings,
  IconUserCog,
} from '@tabler/icons-react'
import { use } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { paths } from '#paths'
import { useSignedIn } from '#session/session-context.ts'
import { SignOutButton } from '#session/sign-out-button.tsx'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { OpenShortcuts } from './open-shortcuts.ts'
import { KeysField, LanguageField, SchemeField } from '../kit/preference-fields.tsx'
import { useHelpPath } from './help-path.ts'
import { useTeam } from '../team-context.ts'
import classes from './you-panel.module.css'
import { useYourName } from './your-name.ts'

/** The user's own menu: language, appearance, shortcuts, sign out. */
export function YouPanel({
  isTitled = false,
  onLeave,
}: {
  readonly isTitled?: boolean
  /** Called when another page of the team or a dialog is opened. */
  readonly onLeave: () => void
}) {
  const t = useTranslations('team')
  const { user } = useSignedIn()
  const { version } = useClientConfig().costard
  const { pathname } = useLocation()
  const team = useTeam()
  const openShortcuts = use(OpenShortcuts)
  const name = useYourName()
  const help = useHelpPath()
  const hasKeys = useScreenSize() !== 'phone'
  return (
    <div className="cp-column cp-gap-14">
      {!isTitled && (
        <div className={classes.name}>
          <b>{name}</b>
          {user.email !== null && user.email !== name && <span>{user.email}</span>}
        </div>
      )}
      {user.isAnonymous && (
        <Button
          component={Link}
          to={paths.signUp()}
          state={{ returnTo: pathname }}
          variant="light"
          leftSection={<IconMailPlus size={18} stroke={1.75} />}
          fullWidth
        >
          {t('keepWork.action')}
        </Button>
      )}
      <Button
        component={Link}
        to={paths.account(team.id)}
        onClick={onLeave}
        variant="default"
        leftSection={<IconUserCog size={18} stroke={1.75} />}
        fullWidth
      >
        {t('you.account')}
      </Button>
      <Button
        component={Link}
        to={paths.settings(team.id)}
        onClick={onLeave}
        variant="default"
        leftSection={<IconSettings size={18} stroke={1.75} />}
        fullWidth
      >
        {t('you.settings')}
      </Button>
      {isTitled && (
        <Button
          component={Link}
          to={help}
          onClick={onLeave}
          variant="default"
          leftSection={<IconHelpCircle size={18} stroke={1.75} />}
          fullWidth
        >
          {t('help')}
        </Button>
      )}
      <LanguageField />
      <SchemeField />
      {hasKeys && (
        <>
          <KeysField />
          <Button
            variant="default"
            leftSection={<IconKeyboard size={18} stroke={1.75} />}
            rightSection={<kbd>?</kbd>}
            onClick={() => {
              onLeave()
              openShortcuts()
            }}
            fullWidth
          >
            {t('shortcuts.title')}
          </Button>
        </>
      )}
      <SignOutButton variant="default" leftSection={<IconLogout size={18} stroke={1.75} />} fullWidth />
      <span className={classes.version}>{t('you.version', { version })}</span>
    </div>
  )
}
