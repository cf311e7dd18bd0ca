import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useMay } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { AddModels } from './add/add-models.tsx'

/** Shown for a catalog without models: choose devices, or import a price list. */
export function NoModels() {
  const t = useTranslations('catalogModels')
  const { teamId, catalogId } = useDraft()
  const mayEdit = useMay('catalog.edit')
  const mayPrice = useMay('price.edit')
  const [isAdding, setAdding] = useState(false)
  if (!mayEdit) return <Message title={t('empty.title')} level={2} />
  return (
    <Message
      title={t('empty.title')}
      level={2}
      action={
        <>
          <Button onClick={() => setAdding(true)}>{t('add.open')}</Button>{' '}
          {mayPrice && (
            <LinkButton to={paths.importPrices(teamId, catalogId)} variant="default">
              {t('import')}
            </LinkButton>
          )}
          {isAdding && <AddModels onClose={() => setAdding(false)} />}
        </>
      }
    >
      {t('empty.text')}
    </Message>
  )
}
