import type { QuoteSummary } from '@costard/contract'
import { Badge } from '@mantine/core'
import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconCircleCheck,
  IconClockX,
  IconEye,
  IconHourglassEmpty,
  IconPencil,
  IconScale,
  IconSend,
  IconX,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from './state-badge.module.css'

/** State of a quote as icon and text. A sent quote that the customer has opened is shown as viewed. */
export function StateBadge({
  state,
  isViewed = false,
  hasCounterOffer = false,
}: {
  readonly state: QuoteSummary['state']
  readonly isViewed?: boolean
  /** True if a counter-offer waits for the customer's answer. */
  readonly hasCounterOffer?: boolean
}) {
  const t = useTranslations('quotes.state')
  const look =
    state === 'sent' && isViewed ? 'viewed' : state === 'accepted' && hasCounterOffer ? 'counterOffer' : state
  const { Icon, color } = looks[look]
  return (
    <Badge
      className={classes.badge}
      data-color={color}
      leftSection={<Icon size={14} stroke={2.1} aria-hidden="true" />}
    >
      {t(look)}
    </Badge>
  )
}

const looks = {
  draft: { Icon: IconPencil, color: 'draft' },
  pendingApproval: { Icon: IconHourglassEmpty, color: 'draft' },
  sent: { Icon: IconSend, color: 'sent' },
  viewed: { Icon: IconEye, color: 'viewed' },
  accepted: { Icon: IconCheck, color: 'accepted' },
  counterOffer: { Icon: IconScale, color: 'sent' },
  completed: { Icon: IconCircleCheck, color: 'accepted' },
  declined: { Icon: IconX, color: 'declined' },
  cancelled: { Icon: IconBan, color: 'draft' },
  expired: { Icon: IconClockX, color: 'expired' },
  superseded: { Icon: IconArrowBackUp, color: 'draft' },
} as const
