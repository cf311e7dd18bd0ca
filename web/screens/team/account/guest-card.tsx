import { Button } from '@mantine/core'
import { IconMailPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { paths } from '#paths'
import classes from './account-screen.module.css'
import { Card } from './card.tsx'

/** Without an email there is one thing to do: add one. */
export function GuestCard() {
  const t = useTranslations('account.guest')
  const { identity } = useClientConfig().costard
  // How long another service keeps accounts is not ours to promise.
  const text = identity.kind === 'embedded' ? t('text') : t('textElsewhere')
  return (
    <Card title={t('title')} help={text}>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={paths.signUp()}
          leftSection={<IconMailPlus size={18} stroke={1.75} aria-hidden="true" />}
        >
          {t('action')}
        </Button>
      </div>
    </Card>
  )
}
