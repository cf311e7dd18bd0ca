import type { Leaf } from '../catalog.ts'
import { compileCondition, holds, type Program } from './condition-program.ts'
import type { Device } from './devices.ts'

/** What conditions ask of the device alone: decided once for each device instead of for each price. */
export class DeviceTests {
  readonly #programs: Program[] = []

  /** The bit of one more test; 0 when all are taken, and it is then decided for each price. */
  readonly bitFor = (leaf: Leaf): number => {
    if (this.#programs.length === 31) return 0
    return 1 << (this.#programs.push(compileCondition(leaf, () => -1)) - 1)
  }

  truthsOf({ model, variant }: Pick<Device, 'model' | 'variant'>): number {
    const facts = {
      answers: [],
      model,
      variant,
      deviceTruths: 0,
      customer: undefined,
      subtotalMinor: undefined,
    }
    let truths = 0
    for (const [index, program] of this.#programs.entries()) if (holds(program, facts)) truths |= 1 << index
    return truths
  }
}
