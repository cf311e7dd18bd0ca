import {
  IconAdjustmentsHorizontal,
  IconBook2,
  IconCreditCard,
  IconDoorExit,
  IconHistory,
  IconKey,
  IconMapPin,
  IconMessage2,
  IconReceiptTax,
  IconShieldCheck,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { paths } from '#paths'

/** The settings pages in order; isApart separates those that end something. */
export const settingsPages = [
  { key: 'general', Icon: IconAdjustmentsHorizontal, path: paths.general, isApart: false },
  { key: 'sites', Icon: IconMapPin, path: paths.sites, isApart: false },
  { key: 'members', Icon: IconUsers, path: paths.members, isApart: false },
  { key: 'subscription', Icon: IconCreditCard, path: paths.subscription, isApart: false },
  { key: 'messages', Icon: IconMessage2, path: paths.messages, isApart: false },
  { key: 'tax', Icon: IconReceiptTax, path: paths.tax, isApart: false },
  { key: 'accounting', Icon: IconBook2, path: paths.accounting, isApart: false },
  { key: 'deviceChecks', Icon: IconShieldCheck, path: paths.deviceChecks, isApart: false },
  { key: 'audit', Icon: IconHistory, path: paths.audit, isApart: false },
  { key: 'api', Icon: IconKey, path: paths.api, isApart: false },
  { key: 'leave', Icon: IconDoorExit, path: paths.leave, isApart: true },
  { key: 'close', Icon: IconTrash, path: paths.close, isApart: true },
] as const
