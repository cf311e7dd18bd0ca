import { type Language, languages } from '@costard/contract'
import { Menu, UnstyledButton } from '@mantine/core'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import classes from './language-menu.module.css'
import { languageNames } from './language-names.ts'

/** Changes the language of the app, remembered in this browser. */
export function LanguageMenu() {
  const t = useTranslations('signIn.footer')
  const { language, changeLanguage } = useRegion()
  return (
    <Menu position="top-start" shadow="md" width={160}>
      <Menu.Target>
        <UnstyledButton
          className={classes.button}
          aria-label={`${t('language')}: ${languageNames[language]}`}
        >
          <IconLanguage size={14} stroke={1.75} aria-hidden="true" />
          <span>{languageNames[language]}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((choice: Language) => (
          <Menu.Item
            key={choice}
            lang={choice}
            aria-current={choice === language || undefined}
            rightSection={choice === language && <IconCheck size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => changeLanguage(choice)}
          >
            {languageNames[choice]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
