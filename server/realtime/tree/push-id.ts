const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const timeLength = 8
const randomLength = 12

let lastTime = -1
let lastRandom: number[] = []

/**
 * A key of 20 characters that sorts after all those made before, also within one millisecond.
 * now: milliseconds since 1970; random: as Math.random.
 */
export function pushId(now: number, random: () => number): string {
  if (now > lastTime) {
    lastTime = now
    lastRandom = Array.from({ length: randomLength }, () => Math.floor(random() * alphabet.length))
  } else {
    countUp()
  }
  const time = Array.from(
    { length: timeLength },
    (_, index) => Math.floor(lastTime / alphabet.length ** (timeLength - 1 - index)) % alphabet.length,
  )
  return [...time, ...lastRandom].map((digit) => alphabet[digit]).join('')
}

function countUp(): void {
  for (let place = randomLength - 1; place >= 0; place--) {
    // Every place is filled when the time is.
    const digit = lastRandom[place]! + 1
    lastRandom[place] = digit % alphabet.length
    if (digit < alphabet.length) return
  }
  lastTime += 1
}
