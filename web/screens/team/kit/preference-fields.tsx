import { isLanguage } from '@costard/contract'
import { NativeSelect, SegmentedControl, Switch, useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { useRegion } from '#messages/region-context.ts'
import { switchSingleKeys, useSingleKeysOn } from '#ui/layout/use-keys.ts'
import classes from './preference-fields.module.css'

/** Language of the app in this browser. */
export function LanguageField() {
  const t = useTranslations('team.you')
  const { costard } = useClientConfig()
  const { language, changeLanguage } = useRegion()
  return (
    <NativeSelect
      label={t('language')}
      value={language}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) changeLanguage(value)
      }}
      data={costard.languages.map((value) => ({ value, label: ownName(value) }))}
    />
  )
}

/** Colour scheme: light, dark, or as in the system. */
export function SchemeField() {
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
    <div className="cp-column cp-gap-4">
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

/** Turns off single-key shortcuts, for people who use speech input or press keys by accident. */
export function KeysField() {
  const t = useTranslations('team.you')
  return (
    <Switch
      label={t('keys')}
      description={t('keysHelp')}
      checked={useSingleKeysOn()}
      onChange={({ currentTarget: { checked } }) => switchSingleKeys(checked)}
    />
  )
}

/** Name of a language in itself, capitalised: Français. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
