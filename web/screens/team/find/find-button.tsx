import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { KeyWords } from '#ui/notes/key-words.tsx'
import { Icon } from '#ui/icon.tsx'
import classes from './find-button.module.css'
import { OpenFind } from './open-find.ts'

/** Button that opens Find; if there is room it looks like a search field and shows the shortcut. */
export function FindButton({ look }: { readonly look: 'field' | 'icon' }) {
  const t = useTranslations('find')
  const open = use(OpenFind)
  if (look === 'icon')
    return (
      <Tooltip label={t('title')} position="right">
        <ActionIcon
          className={classes.icon}
          variant="subtle"
          color="gray"
          onClick={open}
          aria-label={t('title')}
          aria-haspopup="dialog"
        >
          <IconSearch size={20} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    )
  return (
    <UnstyledButton className={classes.field} onClick={open} aria-haspopup="dialog">
      <Icon of={IconSearch} size={16} />
      <span>{t('button')}</span>
      <kbd>
        <KeyWords keys="Ctrl K" />
      </kbd>
    </UnstyledButton>
  )
}
