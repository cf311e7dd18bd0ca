import type { SendChannel } from '@costard/contract'
import { ActionIcon, Menu } from '@mantine/core'
import { IconBrandWhatsapp, IconChevronUp, IconEye, IconLink, IconMessage } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'

const icons = { link: IconLink, whatsapp: IconBrandWhatsapp, sms: IconMessage } as const

/** Menu with other ways to send than email, and a preview of the email. */
export function SendMenu({
  isDisabled,
  onSend,
  onPreview,
}: {
  readonly isDisabled: boolean
  readonly onSend: (channel: SendChannel) => void
  readonly onPreview: () => void
}) {
  const t = useTranslations('counter.sendMenu')
  return (
    <Menu position="top-end">
      <Menu.Target>
        <ActionIcon variant="default" size={42} aria-label={t('title')} disabled={isDisabled}>
          <Icon of={IconChevronUp} size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon of={IconEye} size={18} />} onClick={onPreview}>
          {t('preview')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('without')}</Menu.Label>
        {(['link', 'whatsapp', 'sms'] as const).map((channel) => {
          const Icon = icons[channel]
          return (
            <Menu.Item
              key={channel}
              leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => onSend(channel)}
            >
              {t(channel)}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
