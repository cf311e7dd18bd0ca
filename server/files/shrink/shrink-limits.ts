/** Limits on making thumbnails, per server process. docs/limits.md lists them. */
export const shrinkLimits = {
  smallWidth: 640,
  smallBytes: 65_536,
  wholeBytes: 200 * 1024 * 1024,
  waitingPictures: 100,
  waitingPicturesOfTeam: 40,
  shrinkMs: 10_000,
  startMs: 10_000,
  residentBytes: 512 * 1024 * 1024,
  unshrinkable: 1_000,
  idleMs: 60_000,
} as const

export const shrinkLimitTexts: Readonly<Record<keyof typeof shrinkLimits, string>> = {
  smallWidth: 'Pixels of the longer side of a small picture',
  smallBytes: 'Bytes up to which a picture with sides up to smallWidth is sent as it is',
  wholeBytes: 'Bytes of an interlaced picture when read: it is whole in memory, others are read line by line',
  waitingPictures: 'Pictures that wait to be made small; for others the picture itself is sent',
  waitingPicturesOfTeam: 'The same, of one team; teams take turns',
  shrinkMs: 'Milliseconds to make one; then the process that makes it is killed',
  startMs: 'Milliseconds to start this process, besides its first picture',
  residentBytes: 'Memory above which the process is replaced after a picture',
  unshrinkable: 'Pictures remembered that could not be made small',
  idleMs: 'Milliseconds after which the unused process ends',
}
