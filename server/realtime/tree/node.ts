/** A place in the tree: nothing, a leaf, or a map with at least one child. Never changed once made. */
export type Node = null | Leaf | Branch

export type LeafValue = string | number | boolean
export type Priority = string | number | null

export interface Leaf {
  readonly value: LeafValue
  readonly priority: Priority
}

export interface Branch {
  /** Never empty; a Map, since keys such as __proto__ are legal. */
  readonly children: ReadonlyMap<string, NonNullable<Node>>
  readonly priority: Priority
}
