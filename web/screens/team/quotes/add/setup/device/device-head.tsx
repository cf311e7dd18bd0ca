import { textIn } from '@costard/contract'
import { ActionIcon, Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconPlus,
  IconShieldCheck,
  IconSwitchHorizontal,
  IconTrash,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { paths } from '#paths'
import { DeviceDrawing } from '#ui/pictures/device-drawing.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../../../team-context.ts'
import { useRemoveLine } from '../../use-remove-line.tsx'
import classes from './device-head.module.css'
import type { LineForm } from '../draft/use-lines.ts'

/** Header with the device being set up. */
export function DeviceHead({ line, isOnly }: { readonly line: LineForm; readonly isOnly: boolean }) {
  const t = useTranslations('counter.setup')
  const common = useTranslations('common')
  const { labelName } = useVariantWords()
  const { language } = useRegion()
  const team = useTeam()
  const remove = useRemoveLine()
  const { device, variantLabel, document } = line
  return (
    <div className={classes.head}>
      <span className={classes.drawing}>
        <DeviceDrawing silhouette={device.silhouette} size={36} />
      </span>
      <div>
        <h1>{device.name}</h1>
        <div className="cp-dim">
          {[labelName(variantLabel), textIn(language, document.wording.name)].filter(Boolean).join(' · ')}{' '}
          <span className="cp-mono">{device.imei ?? device.serial}</span> <Verdict checks={line.checks} />
        </div>
      </div>
      {isOnly && (
        <Button
          component={Link}
          to={paths.identify(team.id)}
          variant="subtle"
          color="gray"
          px="xs"
          mih={44}
          miw={44}
          aria-label={t('addDeviceLabel')}
        >
          <Icon of={IconPlus} size={18} />
          <span className={`${classes.add} cp-desk-only`}>{t('addDevice')}</span>
        </Button>
      )}
      <Button
        className="cp-desk-only"
        component={Link}
        to={paths.chooseCatalogs(team.id)}
        variant="subtle"
        color="gray"
        px="xs"
        leftSection={<IconSwitchHorizontal size={18} stroke={1.75} />}
        aria-label={t('changeCatalog')}
      >
        {common('change')}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('remove', { device: device.name })}
        onClick={() => remove(device)}
      >
        <IconTrash size={18} stroke={1.75} />
      </ActionIcon>
    </div>
  )
}

/** Two-word summary of the checks; flags first. */
function Verdict({ checks }: { readonly checks: LineForm['checks'] }) {
  const t = useTranslations('deviceChecks')
  const flagged = checks.filter(({ result }) => result === 'flagged')
  if (flagged.length > 0)
    return (
      <span className={classes.verdict} data-flagged>
        <Icon of={IconAlertTriangle} size={16} />{' '}
        {t('flaggedBriefly', { kinds: flagged.map(({ kind }) => t(`kind.${kind}`)).join(', ') })}
      </span>
    )
  if (!checks.some(({ kind, result }) => kind === 'blacklist' && result === 'clear')) return null
  return (
    <span className={classes.verdict}>
      <Icon of={IconShieldCheck} size={16} /> {t('notBlocked')}
    </span>
  )
}
