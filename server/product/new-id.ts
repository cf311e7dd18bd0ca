import { randomInt } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 20 random letters and digits, 119 bits. */
export function newId<Id extends string>(): Id {
  // The contract's ids are branded; this is where they are made.
  return Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('') as Id
}
