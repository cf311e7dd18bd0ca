import { contrastWithWhite, minContrast } from '@costard/contract'
import { TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { Icon } from '#ui/icon.tsx'
import { OneOf } from '#ui/fields/one-of.tsx'
import { isAccent, type WidgetDraft } from './widget-draft.ts'
import classes from './widgets.module.css'

/** Contrast of black on white. Source: WCAG 2.2. */
const fullContrast = 21
/** Initial colour: that of the product. */
const firstColor = '#1d5634'

/** Colour, corners, scheme and font. */
export function WidgetLook({
  draft,
  change,
}: {
  readonly draft: WidgetDraft
  readonly change: (change: Partial<WidgetDraft>) => void
}) {
  const t = useTranslations('widgets.form')
  const format = useFormatter()
  const { accent, theme } = draft
  const isRight = isAccent(accent)
  const set = (changed: Partial<typeof theme>) => change({ theme: { ...theme, ...changed } })
  const white = accent !== '' && isRight ? contrastWithWhite(accent.toLowerCase()) : undefined
  const isWhite = white !== undefined && white >= minContrast
  // Rounded down: a contrast of 4.49 is not sufficient.
  const ratio = Math.floor((isWhite ? white : fullContrast / (white ?? 1)) * 10) / 10
  return (
    <>
      <h2>{t('look')}</h2>
      <TextInput
        label={t('accent')}
        description={t('accentHelp')}
        placeholder={firstColor}
        maxLength={7}
        spellCheck={false}
        value={accent}
        leftSection={
          <input
            type="color"
            className={classes.swatch}
            aria-label={t('pickColor')}
            value={white === undefined ? firstColor : accent.toLowerCase()}
            onChange={({ currentTarget }) => change({ accent: currentTarget.value })}
          />
        }
        onChange={({ currentTarget }) => change({ accent: currentTarget.value.trim() })}
        error={isRight ? undefined : t('accentWrong')}
      />
      {white !== undefined && (
        <p className={classes.good} role="status">
          <Icon of={IconCircleCheck} size={16} />{' '}
          {t(isWhite ? 'whiteReads' : 'blackReads', {
            ratio: format.number(ratio, 1),
          })}
        </p>
      )}
      <div className={classes.three}>
        <OneOf
          label={t('radius')}
          value={theme.radius}
          values={['square', 'soft', 'round']}
          wordOf={(value) => t(`radii.${value}`)}
          onPick={(radius) => set({ radius })}
        />
        <OneOf
          label={t('scheme')}
          value={theme.scheme}
          values={['visitor', 'light', 'dark']}
          wordOf={(value) => t(`schemes.${value}`)}
          onPick={(scheme) => set({ scheme })}
        />
        <OneOf
          label={t('font')}
          value={theme.font}
          values={['own', 'site', 'system']}
          wordOf={(value) => t(`fonts.${value}`)}
          onPick={(font) => set({ font })}
        />
      </div>
    </>
  )
}
