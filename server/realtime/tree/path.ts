/** Checked keys from the root down; the root is empty. */
export type Path = readonly string[]
