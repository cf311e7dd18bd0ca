import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ActionButton } from '#ui/action-button.tsx'
import { SavedElsewhere } from '../kit/saved-elsewhere.tsx'
import classes from './settings-form.module.css'

/** Foot of a form that is saved whole: what is unsaved, who saved meanwhile, and the buttons. children: problems. */
export function SettingsFoot({
  shared,
  takeTheirs,
  changed,
  label,
  unsaved,
  onDiscard,
  onSave,
  isRunning,
  isAlways = false,
  children,
}: {
  readonly shared: { readonly conflict?: unknown; readonly keepMine: () => void }
  readonly takeTheirs: () => void
  /** Title where somebody else saved meanwhile. */
  readonly changed: string
  /** Words of the button that saves. */
  readonly label: string
  /** Absent: nothing is unsaved. */
  readonly unsaved: string | undefined
  /** Absent for something new, which is left instead. */
  readonly onDiscard: (() => void) | undefined
  readonly onSave: () => void
  readonly isRunning: boolean
  /** Takes the place of the navigation on a phone, also while nothing is unsaved. */
  readonly isAlways?: boolean
  readonly children: ReactNode
}) {
  const t = useTranslations('settings.shop')
  const common = useTranslations('common')
  return (
    <div className={`${isAlways || unsaved !== undefined ? 'cp-own-foot' : ''} ${classes.foot}`}>
      {shared.conflict !== undefined && (
        <SavedElsewhere
          title={changed}
          onUseTheirs={takeTheirs}
          onSaveMine={() => {
            shared.keepMine()
            onSave()
          }}
        />
      )}
      {children}
      <div className={classes.buttons}>
        <span className="cp-dim" role="status">
          {unsaved}
        </span>
        {onDiscard && unsaved !== undefined && (
          <Button variant="default" onClick={onDiscard}>
            {t('discard')}
          </Button>
        )}
        <ActionButton type="submit" isRunning={isRunning} label={label} running={common('saving')} />
      </div>
    </div>
  )
}
