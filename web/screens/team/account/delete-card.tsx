import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslations } from 'use-intl'
import classes from './account-screen.module.css'
import { Card } from './card.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { useAccountChanged } from './use-account.ts'

export function DeleteCard() {
  const t = useTranslations('account.delete')
  const [isOpen, { open, close }] = useDisclosure(false)
  const readAgain = useAccountChanged()
  return (
    <Card title={t('title')} help={t('help')}>
      <div className={classes.actions}>
        <Button
          variant="default"
          c="var(--mantine-color-error)"
          onClick={() => {
            void readAgain() // the outcome for each team may have changed since the page was opened
            open()
          }}
        >
          {t('open')}
        </Button>
      </div>
      <DeleteDialog isOpen={isOpen} onClose={close} />
    </Card>
  )
}
