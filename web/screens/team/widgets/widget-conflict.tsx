import { useTranslations } from 'use-intl'
import { SavedElsewhere } from '../kit/saved-elsewhere.tsx'
import type { WidgetFormState } from './use-widget-form.ts'
import { WidgetProblem } from './widget-problem.tsx'

/**
 * Reason why the settings of a widget were not saved. If a colleague saved meanwhile, the user can choose.
 */
export function WidgetConflict({ form: { shared, save } }: { readonly form: WidgetFormState }) {
  const t = useTranslations('widgets.form')
  if (!shared.conflict) return <WidgetProblem error={save.error} />
  return (
    <SavedElsewhere
      title={t('changed')}
      onUseTheirs={() => {
        shared.takeTheirs()
        save.forget()
      }}
      onSaveMine={() => {
        shared.keepMine()
        save.run()
      }}
    />
  )
}
