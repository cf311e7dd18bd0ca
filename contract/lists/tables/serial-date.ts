import type { Cell } from './cell.ts'

const daySeconds = 86_400

/** Returns what a number means under a format of dates or times. Days are counted from 1900, or from 1904. */
export function dateCell(serial: number, kind: 'date' | 'time', isFrom1904: boolean): Cell {
  if (!Number.isFinite(serial) || serial < 0 || serial > 2_958_465) return serial
  // Under a format of dates, a number below 1 is a time of day; under one of times, a number above 1 is a duration.
  if (kind === 'time' || serial < 1) return { kind: 'time', text: clock(Math.round(serial * daySeconds)) }
  // The program counts a day that 1900 did not have; days before it are rare and one off.
  const epoch = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30)
  const date = new Date(epoch + Math.floor(serial) * daySeconds * 1000)
  return { kind: 'date', text: date.toISOString().slice(0, 10) }
}

function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = seconds % 60
  const text = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`
  return rest === 0 ? text : `${text}:${two(rest)}`
}
