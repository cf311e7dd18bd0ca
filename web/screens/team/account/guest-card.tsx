import { Button } from '@mantine/core'
import { IconMailPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { paths } from '#paths'
import { Icon } from '#ui/icon.tsx'
import classes from './account-screen.module.css'
import { Card } from './card.tsx'

/** Shown to anonymous users: add an email. */
export function GuestCard() {
  const t = useTranslations('account.guest')
  const { identity } = useClientConfig().costard
  // No period is promised for hosted identity, which has its own retention.
  const text = identity.kind === 'embedded' ? t('text') : t('textElsewhere')
  return (
    <Card title={t('title')} help={text}>
      <div className={classes.actions}>
        <Button component={Link} to={paths.signUp()} leftSection={<Icon of={IconMailPlus} size={18} />}>
          {t('action')}
        </Button>
      </div>
    </Card>
  )
}
