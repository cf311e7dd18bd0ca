import { checkResults } from '@costard/contract'
import type { CheckKind } from '@costard/pricing'
import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { CheckWords } from '../../../../device-checks/check-words.tsx'
import classes from './check-row.module.css'
import type { LineChecks } from './use-line-checks.ts'

/** One kind of check: its result, instructions, and three buttons for recording what was seen. */
export function CheckRow({ kind, checks }: { readonly kind: CheckKind; readonly checks: LineChecks }) {
  const t = useTranslations('deviceChecks')
  const check = checks.checkOf(kind)
  const name = t(`kind.${kind}`)
  const group = t('group', { kind: name })
  return (
    <li className={classes.row} data-check={kind}>
      <div className={classes.words}>
        <span className={classes.name}>
          <b>{name}</b>
          {checks.isNeeded(kind) && <span className={classes.needed}>{t('needed')}</span>}
        </span>
        <span aria-live="polite">
          <CheckWords check={check} />
        </span>
        {check?.result !== 'clear' && <span className={`${classes.how} cp-dim`}>{t(`how.${kind}`)}</span>}
      </div>
      <fieldset className={classes.choices}>
        <legend className="cp-hidden">{group}</legend>
        {checkResults.map((result) => (
          <label key={result} data-result={result} data-chosen={check?.result === result || undefined}>
            <input
              type="radio"
              className="cp-hidden"
              name={`check-${kind}`}
              checked={check?.result === result}
              onChange={() => checks.record(kind, result)}
            />
            {t(`result.${result}`)}
          </label>
        ))}
      </fieldset>
      <ActionIcon
        className={classes.undo}
        data-idle={!check || undefined}
        disabled={!check}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('undo', { kind: name })}
        onClick={() => checks.undo(kind)}
      >
        <IconArrowBackUp size={18} stroke={1.75} />
      </ActionIcon>
    </li>
  )
}

/** Focuses the row of a check anywhere on the page. */
export function focusCheck(kind: CheckKind): void {
  const row = document.querySelector(`[data-check=${kind}]`)
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector('input')?.focus({ preventScroll: true })
}
