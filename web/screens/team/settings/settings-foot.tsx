import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ActionButton } from '#ui/action-button.tsx'
import { SavedElsewhere } from '../kit/saved-elsewhere.tsx'
import classes from './settings-form.module.css'

/**
 * Footer of a form that is saved as a whole: unsaved changes, a colleague's save meanwhile, and the buttons.
 * children: problems.
 */
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
  /** Title of the note that a colleague saved meanwhile. */
  readonly changed: string
  /** Label of the save button. */
  readonly label: string
  /** Absent if nothing is unsaved. */
  readonly unsaved: string | undefined
  /** Absent for a new entry, whose form is left instead. */
  readonly onDiscard: (() => void) | undefined
  readonly onSave: () => void
  readonly isRunning: boolean
  /** On a phone it replaces the navigation, even while nothing is unsaved. */
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
