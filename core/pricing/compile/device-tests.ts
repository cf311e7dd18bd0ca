import type { Leaf } from '../catalog.ts'
import { compileCondition, holds, type Program } from './condition-program.ts'
import type { Device } from './devices.ts'

/** Condition tests that depend only on the device, evaluated once per device and not for each price. */
export class DeviceTests {
  readonly #programs: Program[] = []

  /**
   * Adds a test and returns its bit; 0 if all 31 bits are used: the test is then evaluated for each price.
   */
  readonly bitFor = (leaf: Leaf): number => {
    if (this.#programs.length === 31) return 0
    return 1 << (this.#programs.push(compileCondition(leaf, () => -1)) - 1)
  }

  testBitsOf({ model, variant }: Pick<Device, 'model' | 'variant'>): number {
    const facts = {
      answers: [],
      model,
      variant,
      deviceTestBits: 0,
      customer: undefined,
      subtotalMinor: undefined,
    }
    let testBits = 0
    for (const [index, program] of this.#programs.entries()) if (holds(program, facts)) testBits |= 1 << index
    return testBits
  }
}
