import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from '../import-prices.module.css'

/** Number of prices listed initially, and on request; the grid shows the rest after the import. */
const few = 8
const many = 500

/** A short table of prices with a button to show the rest. */
export function FewPrices<Row>({
  title,
  buttonLook,
  columns,
  rows,
  rowOf,
  children,
}: {
  readonly title: ReactNode
  readonly buttonLook: 'default' | 'subtle'
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
  readonly rowOf: (row: Row) => ReactNode
  /** Content below the table. */
  readonly children?: ReactNode
}) {
  const t = useTranslations('catalogImport')
  const [isWhole, setWhole] = useState(false)
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        {title}
        {rows.length > few && (
          <Button size="compact-xs" variant={buttonLook} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'fewer' : 'seeAll')}
          </Button>
        )}
      </div>
      <div className={`${classes.table} ${classes.amounts}`}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows.slice(0, isWhole ? many : few).map(rowOf)}</tbody>
        </table>
      </div>
      {children}
    </div>
  )
}
