import { Language } from '@costard/contract'
import { Button, NativeSelect, SegmentedControl, Switch, useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconLogout, IconMailPlus, IconMoon, IconSun } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { useSignedIn } from '#session/session-context.ts'
import { SignOutButton } from '#session/sign-out-button.tsx'
import { areSingleKeysOn, switchSingleKeys } from '#ui/use-keys.ts'
import { useScreenSize } from '#ui/use-screen-size.ts'
import classes from './you-panel.module.css'
import { useYourName } from './your-name.ts'

/** What is about the reader and not about the team: language, appearance, keys, leaving. */
export function YouPanel({ isTitled = false }: { readonly isTitled?: boolean }) {
  const t = useTranslations('team')
  const { user } = useSignedIn()
  const name = useYourName()
  const hasKeys = useScreenSize() !== 'phone'
  return (
    <div className={classes.panel}>
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
          variant="light"
          leftSection={<IconMailPlus size={18} stroke={1.75} />}
          fullWidth
        >
          {t('keepWork.action')}
        </Button>
      )}
      <LanguageField />
      <SchemeField />
      {hasKeys && <KeysField />}
      <SignOutButton variant="default" leftSection={<IconLogout size={18} stroke={1.75} />} fullWidth />
    </div>
  )
}

function LanguageField() {
  const t = useTranslations('team.you')
  const { costard } = useClientConfig()
  const { language, changeLanguage } = useRegion()
  return (
    <NativeSelect
      label={t('language')}
      value={language}
      onChange={(event) => changeLanguage(Language.parse(event.currentTarget.value))}
      data={costard.languages.map((value) => ({ value, label: ownName(value) }))}
    />
  )
}

/** A language in its own words, with a capital: Français. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

function SchemeField() {
  const t = useTranslations('team.you')
  const labelId = useId()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const choice = (icon: ReactNode, word: string) => (
    <span className={classes.scheme}>
      {icon}
      {word}
    </span>
  )
  return (
    <div className={classes.field}>
      <span id={labelId} className={classes.label}>
        {t('scheme')}
      </span>
      <SegmentedControl
        aria-labelledby={labelId}
        value={colorScheme}
        onChange={setColorScheme}
        data={[
          { value: 'light', label: choice(<IconSun size={16} stroke={1.75} />, t('light')) },
          { value: 'dark', label: choice(<IconMoon size={16} stroke={1.75} />, t('dark')) },
          { value: 'auto', label: choice(<IconDeviceDesktop size={16} stroke={1.75} />, t('auto')) },
        ]}
        fullWidth
      />
    </div>
  )
}

function KeysField() {
  const t = useTranslations('team.you')
  const [isOn, setOn] = useState(areSingleKeysOn)
  return (
    <Switch
      label={t('keys')}
      description={t('keysHelp')}
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => {
        switchSingleKeys(checked)
        setOn(checked)
      }}
    />
  )
}
