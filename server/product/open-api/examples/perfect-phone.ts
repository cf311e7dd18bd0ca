/** Answers about a phone without faults. */
export const perfectPhone = {
  lock: 'off',
  owner: 'yes',
  managed: 'no',
  power: 'yes',
  screen: 'flawless',
  body: 'likeNew',
  backGlass: 'whole',
  faults: ['none'],
  batteryShown: 'yes',
  battery: 90,
  sim: 'any',
  parts: ['no'],
  liquid: 'no',
}
