import { UnstyledButton } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { type ComponentProps, Suspense, useState } from 'react'
import { lazyView } from '#code/lazy-view.tsx'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { Icon } from '#ui/icon.tsx'
import classes from './language-menu.module.css'
import { languageNames } from './language-names.ts'

const LanguageChoices = lazyView(
  () => import('./language-choices.tsx'),
  (file) => file.default,
)

/**
 * Menu to change the language of the app, remembered in this browser. Its content is loaded on focus or
 * hover.
 */
export function LanguageMenu() {
  const [isOpened, setIsOpened] = useState(false)
  const prepare = LanguageChoices.prepare
  const button = (
    <LanguageButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setIsOpened(true)}
    />
  )
  return isOpened ? (
    <Suspense fallback={button}>
      <LanguageChoices target={<LanguageButton />} />
    </Suspense>
  ) : (
    button
  )
}

function LanguageButton(props: ComponentProps<'button'>) {
  const t = useTranslations('signIn.footer')
  const { language } = useRegion()
  return (
    <UnstyledButton
      className={classes.button}
      aria-label={`${t('language')}: ${languageNames[language]}`}
      {...props}
    >
      <Icon of={IconLanguage} size={14} />
      <span>{languageNames[language]}</span>
    </UnstyledButton>
  )
}
