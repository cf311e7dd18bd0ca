import { Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Dialog } from '#ui/dialog.tsx'

/** Number of customers that a shorter retention would erase. */
export interface Erasures {
  readonly customers: number
  readonly hasMore: boolean
}

/** Confirmation before a shorter retention is saved; initially it keeps the current one. */
export function ConfirmErasures({
  erasures,
  onConfirm,
  onCancel,
}: {
  readonly erasures: Erasures | undefined
  readonly onConfirm: (erasures: Erasures) => void
  readonly onCancel: () => void
}) {
  const t = useTranslations('settings.shop.data.confirm')
  return (
    <Dialog opened={erasures !== undefined} onClose={onCancel} title={t('title')}>
      {erasures && (
        <>
          <p>
            {erasures.hasMore
              ? t('textMore', { count: String(erasures.customers) })
              : t('text', { count: erasures.customers })}
          </p>
          <p className="cp-dim">{t('kept')}</p>
          <Group>
            <Button variant="default" data-autofocus onClick={onCancel}>
              {t('back')}
            </Button>
            <Button color="red" onClick={() => onConfirm(erasures)}>
              {t('save')}
            </Button>
          </Group>
        </>
      )}
    </Dialog>
  )
}
