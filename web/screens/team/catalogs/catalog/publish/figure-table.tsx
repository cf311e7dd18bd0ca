import classes from './publish.module.css'

/** Table of figures: a column of labels, then the figures. */
export function FigureTable({
  head,
  rows,
}: {
  readonly head: readonly string[]
  readonly rows: readonly {
    readonly key: string
    readonly name: string
    readonly figures: readonly (string | number)[]
  }[]
}) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {head.map((name, place) => (
            <th key={name} scope="col" className={place > 0 ? classes.number : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {figures.map((figure, place) => (
              <td key={head[place + 1]} className={classes.number}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
