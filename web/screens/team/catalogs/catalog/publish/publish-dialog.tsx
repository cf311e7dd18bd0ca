import { Modal } from '@mantine/core'
import { textIn } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { Publish } from './publish.tsx'

/** What would change, before a draft goes live. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('catalog.publishing')
  const common = useTranslations('common')
  const { language } = useRegion()
  const isPhone = useScreenSize() === 'phone'
  const { baseVersion, document } = useDraft().state
  return (
    <Modal
      opened
      onClose={onClose}
      size="72rem"
      fullScreen={isPhone}
      title={t('title', {
        version: (baseVersion ?? 0) + 1,
        name: textIn(language, document.wording.name),
      })}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Publish onClose={onClose} />
    </Modal>
  )
}
