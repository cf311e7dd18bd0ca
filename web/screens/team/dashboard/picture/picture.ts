/** A bar of a chart. */
export interface PictureBar {
  readonly name: string
  /** Length from -1 to 1; undefined: no bar. */
  readonly share: number | undefined
  readonly color: 'won' | 'lost' | 'less'
  readonly figure: string
  readonly detail: string
}

/** A line of a chart, with one value per label. */
export interface PictureLine {
  readonly name: string
  /** CSS variable of the theme. */
  readonly color: string
  readonly dash: readonly number[]
  readonly values: readonly (number | null)[]
}

/** Content of the saved picture of a panel: bars, or lines over labels on the axis. */
export interface Picture {
  readonly bars?: readonly PictureBar[]
  readonly lines?: {
    readonly labels: readonly string[]
    readonly series: readonly PictureLine[]
    /** Text for the largest value. */
    readonly most: string
  }
}
