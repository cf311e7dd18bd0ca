import { textIn } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { Publish } from './publish.tsx'

/** Preview of the changes before a draft is published. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('catalog.publishing')
  const { language } = useRegion()
  const isPhone = useScreenSize() === 'phone'
  const { baseVersion, document } = useDraft().state
  return (
    <Dialog
      opened
      onClose={onClose}
      size="72rem"
      fullScreen={isPhone}
      title={t('title', {
        version: (baseVersion ?? 0) + 1,
        name: textIn(language, document.wording.name),
      })}
    >
      <Publish onClose={onClose} />
    </Dialog>
  )
}
