import type { CatalogPart, ChangedPart } from '@costard/catalogs'
import type { CatalogDocument } from '@costard/contract'
import { useTranslations } from 'use-intl'
import classes from './change-list.module.css'
import { usePartName } from './use-part-name.ts'
import { usePartValue } from './use-part-value.ts'

/** Changes of parts, each with its old and new value. */
export function ChangeList({
  changes,
  before,
  after,
  authorOf = () => undefined,
}: {
  readonly changes: readonly ChangedPart[]
  readonly before: CatalogDocument
  readonly after: CatalogDocument
  readonly authorOf?: (change: ChangedPart) => string | undefined
}) {
  const t = useTranslations('catalog.change')
  const nameBefore = usePartName(before)
  const nameAfter = usePartName(after)
  const valueOf = usePartValue(after)
  return (
    <ul className={classes.changes}>
      {changes.map((change) => {
        const { kind, key } = change
        // The values of a changed part belong to its kind.
        const was = { kind, key, value: change.before } as CatalogPart
        const now = { kind, key, value: change.after } as CatalogPart
        const [old, next] = [valueOf(was), valueOf(now)]
        // For a part without a short value, the list says only that it was added or removed.
        const hasValues = change.before === null ? next : change.after === null ? old : old || next
        return (
          <li key={`${kind} ${key}`}>
            <span>{change.after === null ? nameBefore(change) : nameAfter(change)}</span>
            <span className={classes.values}>
              {change.before === null && !next ? t('added') : null}
              {change.after === null && !old ? t('removed') : null}
              {change.before !== null && change.after !== null && !next ? t('changed') : null}
              {hasValues && (
                <>
                  <s>
                    <span className="cp-hidden">{t('before')} </span>
                    {old}
                  </s>{' '}
                  <b>
                    <span className="cp-hidden">{t('after')} </span>
                    {next}
                  </b>
                </>
              )}
            </span>
            <small>{authorOf(change)}</small>
          </li>
        )
      })}
    </ul>
  )
}
