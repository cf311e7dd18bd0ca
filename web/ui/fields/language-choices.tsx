import { type Language, languages } from '@costard/contract'
import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { useRegion } from '#messages/region-context.ts'
import { Icon } from '#ui/icon.tsx'
import { languageNames } from './language-names.ts'

/** The menu of LanguageMenu, initially open. */
export default function LanguageChoices({ target }: { readonly target: ReactElement }) {
  const { language, changeLanguage } = useRegion()
  return (
    <Menu position="top-start" shadow="md" width={160} defaultOpened>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {languages.map((choice: Language) => (
          <Menu.Item
            key={choice}
            lang={choice}
            aria-current={choice === language || undefined}
            rightSection={choice === language && <Icon of={IconCheck} size={16} />}
            onClick={() => changeLanguage(choice)}
          >
            {languageNames[choice]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
