const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const timeLength = 8
const randomLength = 12

let lastTime = -1
let lastRandom: number[] = []

/**
 * Returns a key of 20 characters that sorts after all earlier keys, even within one millisecond. now:
 * milliseconds since 1970; random: like Math.random.
 */
export function pushId(now: number, random: () => number): string {
  if (now > lastTime) {
    lastTime = now
    lastRandom = Array.from({ length: randomLength }, () => Math.floor(random() * alphabet.length))
  } else {
    increment()
  }
  const time = Array.from(
    { length: timeLength },
    (_, index) => Math.floor(lastTime / alphabet.length ** (timeLength - 1 - index)) % alphabet.length,
  )
  return [...time, ...lastRandom].map((digit) => alphabet[digit]).join('')
}

function increment(): void {
  for (let index = randomLength - 1; index >= 0; index--) {
    // filled whenever lastTime is set
    const digit = lastRandom[index]! + 1
    lastRandom[index] = digit % alphabet.length
    if (digit < alphabet.length) return
  }
  lastTime += 1
}
