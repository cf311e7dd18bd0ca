/** Prefix of the names given by the schedule. */
export const scheduledPrefix = 'costard-'

/** True if the schedule gave this name. Files with other names are never deleted. */
export function isScheduled(name: string): boolean {
  return /^costard-\d{8}T\d{6}Z\.tar(\.age)?$/.test(name)
}

/** Returns a name that sorts by time. */
export function scheduledName(at: Date, isEncrypted: boolean): string {
  const moment = at.toISOString().replace(/[-:]|\.\d+/g, '')
  return `${scheduledPrefix}${moment}.tar${isEncrypted ? '.age' : ''}`
}

export function momentIn(name: string): Date {
  return new Date(name.replace(/^.*?(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, '$1-$2-$3T$4:$5:$6Z'))
}
