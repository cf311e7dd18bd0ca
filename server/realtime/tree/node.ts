import type { Children } from './children.ts'

/** A node of the tree: empty, a leaf, or a map with at least one child. Immutable. */
export type Node = null | Leaf | Branch

export type LeafValue = string | number | boolean
export type Priority = string | number | null

export interface Leaf {
  readonly value: LeafValue
  readonly priority: Priority
}

export interface Branch {
  /** Never empty. */
  readonly children: Children
  readonly priority: Priority
}
