import { Button, Table } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from './dashboard-screen.module.css'
import type { Picture } from './picture/picture.ts'
import { SavePanel } from './save-panel.tsx'

/** A titled chart that can be switched to a table of the same figures. */
export function Panel({
  title,
  text,
  isWide = false,
  head,
  rows,
  picture,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly isWide?: boolean
  readonly head: readonly string[]
  readonly rows: readonly {
    readonly key: string
    readonly cells: readonly ReactNode[]
    /** Values for the saved file: shares from 0 to 1, amounts as decimals. */
    readonly values: readonly (string | number)[]
  }[]
  readonly picture: Picture
  readonly children: ReactNode
}) {
  const t = useTranslations('dashboard')
  const id = useId()
  const [isTable, setTable] = useState(false)
  return (
    <section className={classes.panel} data-wide={isWide || undefined} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        <span className="cp-row cp-gap-4">
          {rows.length > 0 && (
            <SavePanel title={title} text={text} head={head} rows={rows} picture={picture} />
          )}
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            {t('table')}
          </Button>
        </span>
      </div>
      <p className="cp-dim">{text}</p>
      {isTable ? (
        <div className={classes.scroll}>
          <Table className={classes.table}>
            <Table.Thead>
              <Table.Tr>
                {head.map((name) => (
                  <Table.Th key={name}>{name}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ key, cells }) => (
                <Table.Tr key={key}>
                  {cells.map((cell, index) => (
                    <Table.Td key={head[index]}>{cell}</Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      ) : (
        children
      )}
    </section>
  )
}
