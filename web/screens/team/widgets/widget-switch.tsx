import type { WidgetSummary } from '@costard/contract'
import { Switch } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useWidgetState } from './use-widget-state.ts'
import { WidgetProblem } from './widget-problem.tsx'
import classes from './widgets.module.css'

/** Switches a widget on and off, and shows why that failed. */
export function WidgetSwitch({
  widget,
  className = '',
}: {
  readonly widget: WidgetSummary
  readonly className?: string | undefined
}) {
  const t = useTranslations('widgets')
  const change = useWidgetState(widget)
  return (
    <>
      <Switch
        className={className}
        aria-label={t('switch', { name: widget.name })}
        checked={(change.isRunning ? change.next : widget.state) === 'live'}
        disabled={change.isRunning}
        onChange={() => change.run()}
      />
      {change.error && (
        <div className={classes.itemProblem}>
          <WidgetProblem error={change.error} />
        </div>
      )}
    </>
  )
}
