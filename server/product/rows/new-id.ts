import { randomInt } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Returns 20 random letters and digits, 119 bits. */
export function newId<Id extends string>(): Id {
  // The cast adds the brand of the contract's id types.
  return Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('') as Id
}
