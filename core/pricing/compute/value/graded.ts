import type { Minor } from '../../amounts.ts'
import type { Device } from '../../compile/devices.ts'
import { ownValue } from '../../compile/own-value.ts'
import type { Tables } from '../../compile/tables.ts'
import { share } from '../../money/arithmetic.ts'

/**
 * Returns the price of a device in a grade: its own amount, else its share of the base. -1 without grades.
 */
export function gradedFor({ grades }: Tables, device: Device, grade: number, baseMinor: Minor): Minor {
  if (grade < 0) return baseMinor
  const { code, factorBp } = grades[grade]! // grade is a position in the list
  return ownAmount(device, code) ?? share(baseMinor, factorBp)
}

/** Returns the own amount of a device for a grade. undefined: the factor of the grade applies. */
export function ownAmount({ gradeAmounts }: Pick<Device, 'gradeAmounts'>, code: string): Minor | undefined {
  return gradeAmounts === null ? undefined : ownValue(gradeAmounts, code)
}
