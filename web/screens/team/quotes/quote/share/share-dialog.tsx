import { phoneWords, type Quote } from '@costard/contract'
import { Button, CopyButton, Group, Skeleton, Stack, Textarea } from '@mantine/core'
import { IconBrandWhatsapp, IconCopy, IconMessage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTeam } from '../../../team-context.ts'
import { messageQuery } from './message-query.ts'
import { smsLink, whatsappLink } from './share-links.ts'

/** Link to the offer with a text in the customer's language, for sending by other channels. */
export function ShareDialog({
  quote,
  isOpen,
  onClose,
}: {
  readonly quote: Pick<Quote, 'id' | 'channel'>
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const t = useTranslations('counter.share')
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('title')}>
      <ShareText quote={quote} />
    </Dialog>
  )
}

function ShareText({ quote: { id, channel } }: { readonly quote: Pick<Quote, 'id' | 'channel'> }) {
  const t = useTranslations('counter.share')
  const { id: teamId } = useTeam()
  const { data: message, error } = useQuery(messageQuery(teamId, id))
  if (error) return <ProblemNote error={error} />
  if (!message) return <Skeleton height="12rem" />
  const { share, phone } = message
  const look = (of: typeof channel) => (channel === of ? 'filled' : 'default')
  return (
    <Stack gap="sm">
      <Textarea label={t('text')} value={share} readOnly autosize minRows={3} />
      <p className="cp-dim">{phone === null ? t('noPhone') : t('toPhone', { phone: phoneWords(phone) })}</p>
      <Group gap="xs">
        <CopyButton value={share}>
          {({ copied, copy }) => (
            <Button variant={look('link')} leftSection={<Icon of={IconCopy} size={18} />} onClick={copy}>
              {t(copied ? 'copied' : 'copy')}
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          href={whatsappLink(phone, share)}
          target="_blank"
          rel="noreferrer"
          variant={look('whatsapp')}
          leftSection={<Icon of={IconBrandWhatsapp} size={18} />}
        >
          {t('whatsapp')}
        </Button>
        <Button
          component="a"
          href={smsLink(phone, share)}
          variant={look('sms')}
          leftSection={<Icon of={IconMessage} size={18} />}
        >
          {t('sms')}
        </Button>
      </Group>
    </Stack>
  )
}
