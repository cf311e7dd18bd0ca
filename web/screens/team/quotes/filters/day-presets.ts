import { validUntil as daysAfter } from '@costard/quotes'
import type { ChipName, ListFilters } from './list-filters.ts'
import { chips } from './list-filters.ts'

export type DayChip = Extract<ChipName, 'created' | 'sent' | 'valid'>

/** First and last day of a range, both included, such as 2026-11-20. */
export interface Days {
  readonly from: string
  readonly to: string
}

const past = ['today', 'yesterday', 'thisWeek', 'last7', 'thisMonth', 'lastMonth', 'thisQuarter'] as const
const ahead = ['today', 'tomorrow', 'thisWeek', 'next7', 'thisMonth'] as const
export type DayPreset = (typeof past)[number] | (typeof ahead)[number]

export function presetsOf(chip: DayChip): readonly DayPreset[] {
  return chip === 'valid' ? ahead : past
}

/** Returns the range of a preset relative to a day. Weeks start on Monday. */
export function daysOf(preset: DayPreset, today: string): Days {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const [year = 0, month = 0] = today.split('-').map(Number)
  const day = (monthIndex: number, dayOfMonth: number) =>
    new Date(Date.UTC(year, monthIndex, dayOfMonth)).toISOString().slice(0, 10)
  const quarter = Math.floor((month - 1) / 3) * 3
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: daysAfter(today, -1), to: daysAfter(today, -1) }
    case 'tomorrow':
      return { from: daysAfter(today, 1), to: daysAfter(today, 1) }
    case 'thisWeek':
      return { from: daysAfter(today, -weekday), to: daysAfter(today, 6 - weekday) }
    case 'last7':
      return { from: daysAfter(today, -6), to: today }
    case 'next7':
      return { from: today, to: daysAfter(today, 6) }
    case 'thisMonth':
      return { from: day(month - 1, 1), to: day(month, 0) }
    case 'lastMonth':
      return { from: day(month - 2, 1), to: day(month - 1, 0) }
    case 'thisQuarter':
      return { from: day(quarter, 1), to: day(quarter + 3, 0) }
  }
}

/** Returns the preset that matches this range; undefined if none does. */
export function presetIn(filters: ListFilters, chip: DayChip, today: string): DayPreset | undefined {
  const [fromName, toName] = chips[chip]
  return presetsOf(chip).find((preset) => {
    const { from, to } = daysOf(preset, today)
    return filters[fromName] === from && filters[toName] === to
  })
}

const dayChips = ['created', 'sent', 'valid'] as const

/** Returns the query of a view for saving: presets are saved by name, so that their days stay relative. */
export function queryToSave(query: string, filters: ListFilters, today: string): string {
  const params = new URLSearchParams(query)
  for (const chip of dayChips) {
    const preset = presetIn(filters, chip, today)
    if (preset === undefined) continue
    for (const name of chips[chip]) params.delete(name)
    params.set(chip, preset)
  }
  return params.toString()
}

/** Returns the query of a saved view with the days of today. */
export function queryOfView(query: string, today: string): URLSearchParams {
  const params = new URLSearchParams(query)
  for (const chip of dayChips) {
    const preset = presetsOf(chip).find((known) => known === params.get(chip))
    params.delete(chip)
    if (preset === undefined) continue
    const { from, to } = daysOf(preset, today)
    const [fromName, toName] = chips[chip]
    params.set(fromName, from)
    params.set(toName, to)
  }
  return params
}
