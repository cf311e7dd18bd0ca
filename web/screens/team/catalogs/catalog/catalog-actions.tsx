import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '#code/lazy-view.tsx'
import { useTranslations } from 'use-intl'
import { IconButton } from '#ui/icon-button.tsx'
import { useMay } from '../../team-context.ts'
import { useDraft } from '../draft/draft-context.ts'
import classes from './catalog-layout.module.css'
import { EditorFaces } from './editor-faces.tsx'

const PublishDialog = lazyDialog(
  () => import('./publish/publish-dialog.tsx'),
  ({ PublishDialog }) => PublishDialog,
  ({ onClose }) => onClose,
)

/** Undo, redo and Publish. */
export function CatalogActions() {
  const t = useTranslations('catalog')
  const mayPublish = useMay('catalog.publish')
  const { editor, state } = useDraft()
  const { canUndo, canRedo, baseVersion, changed } = state
  const [isPublishing, setPublishing] = useState(false)
  return (
    <div className={classes.actions}>
      <EditorFaces />
      <IconButton
        icon={IconArrowBackUp}
        iconSize={18}
        label={t('undo')}
        disabled={canUndo === undefined}
        onClick={() => editor.undo()}
      />
      <IconButton
        icon={IconArrowForwardUp}
        iconSize={18}
        label={t('redo')}
        disabled={canRedo === undefined}
        onClick={() => editor.redo()}
      />
      {mayPublish && (
        <Button disabled={baseVersion !== null && changed.size === 0} onClick={() => setPublishing(true)}>
          {t('publish', { version: (baseVersion ?? 0) + 1 })}
        </Button>
      )}
      <Suspense>{isPublishing && <PublishDialog onClose={() => setPublishing(false)} />}</Suspense>
    </div>
  )
}
