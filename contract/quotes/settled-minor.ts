import { z } from 'zod'

export const SettledMinor = z
  .number()
  .int()
  .describe(
    'What an accepted quote comes to now: its devices, paid or not, without those that went back, never came or stay with the shop, with agreed new prices; absent until something happened to a device',
  )
