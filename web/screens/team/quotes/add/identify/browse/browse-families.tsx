import type { Silhouette } from '@costard/devices'
import { UnstyledButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { DeviceDrawing } from '#ui/pictures/device-drawing.tsx'
import classes from './browse-families.module.css'

const families = [
  'iphone',
  'ipad',
  'macbook',
  'imac',
  'mac-mini',
  'watch',
  'airpods',
  'apple-tv',
  'homepod',
  'vision',
  'ipod',
] as const satisfies readonly Silhouette[]

/** For devices without a readable number: the user picks the family first. */
export function BrowseFamilies({
  chosen,
  onChoose,
}: {
  readonly chosen: Silhouette | null
  readonly onChoose: (silhouette: Silhouette) => void
}) {
  const t = useTranslations('counter.identify')
  return (
    <section>
      <h2 className={classes.browse}>{t('browse')}</h2>
      <div className={classes.families}>
        {families.map((silhouette) => (
          <UnstyledButton
            key={silhouette}
            aria-pressed={silhouette === chosen}
            onClick={() => onChoose(silhouette)}
          >
            <DeviceDrawing silhouette={silhouette} size={36} />
            <span>{t(`family.${silhouette}`)}</span>
          </UnstyledButton>
        ))}
      </div>
    </section>
  )
}
