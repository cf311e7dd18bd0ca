import type { PropositionKind } from '@costard/contract'
import {
  IconBuildingBank,
  IconCash,
  IconGift,
  IconHeartHandshake,
  IconRecycle,
  IconShieldCheck,
  IconStar,
  IconTag,
  IconTicket,
  IconTool,
} from '@tabler/icons-react'
import classes from '../../rules/offers/offers.module.css'

const icons = {
  cash: IconCash,
  bankTransfer: IconBuildingBank,
  storeCredit: IconTicket,
  voucher: IconGift,
  donation: IconHeartHandshake,
  recycling: IconRecycle,
  partQuality: IconTool,
  gradeLevel: IconStar,
  warrantyLevel: IconShieldCheck,
  other: IconTag,
}

export function PropositionIcon({ kind = 'other' }: { readonly kind: PropositionKind | undefined }) {
  const Icon = icons[kind]
  return (
    <span className={classes.icon}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
    </span>
  )
}
