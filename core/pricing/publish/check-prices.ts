import type { Catalog } from '../catalog.ts'
import { passes, type Test } from '../compile/condition-program.ts'
import { openWalk, type OpenWalk } from '../compute/questions/open-walk.ts'
import type { PreparedCatalog } from '../compute/quote.ts'
import { canBeNil } from '../compute/range.ts'
import { roundPrice } from '../money/round-price.ts'
import type { Profile } from '../compile/effect-table.ts'
import { applyLimits } from '../compute/value/apply-limits.ts'
import { deviceOf, type Device } from '../compile/devices.ts'
import { share } from '../money/arithmetic.ts'
import { weightOf } from './condition-weight.ts'
import type { PublishFindings } from './publish-findings.ts'
import type { WorkBudget } from './work-budget.ts'

/**
 * Warns about valid but surprising prices and limits. The worst case is only checked for a catalog without
 * errors.
 */
export function checkPrices(
  catalog: Catalog,
  prepared: PreparedCatalog | undefined,
  findings: PublishFindings,
  budget: WorkBudget,
): void {
  const { kind, rounding, models } = catalog
  if (!(rounding.stepMinor >= 1)) return
  const worst = kind === 'repair' || !prepared ? undefined : new WorstCase(prepared, budget)
  for (let at = 0; at < models.length; at += 1) {
    const model = models[at]! // within the length
    const { floorMinor, ceilingMinor, variants } = model
    if (isOffGrid(floorMinor, catalog)) findings.add('limit-off-grid', `models.${at}.floorMinor`)
    if (isOffGrid(ceilingMinor, catalog)) findings.add('limit-off-grid', `models.${at}.ceilingMinor`)
    for (let index = 0; index < variants.length; index += 1) {
      const variant = variants[index]! // as above
      const { priceMinor } = variant
      if (priceMinor === null) continue
      if (kind === 'sell' && roundPrice(priceMinor, rounding) === 0) {
        findings.add('ending-zero', `models.${at}.variants.${index}.priceMinor`)
      }
      if (!worst || budget.isUsedUp) continue
      const isNil = worst.isNil(deviceOf(kind, model, variant))
      if (isNil) findings.add('worst-case-nil', `models.${at}.variants.${index}`)
      // One finding is enough for all.
      if (isNil === undefined) findings.add('worst-case-unchecked', `models.${at}.variants.${index}`)
    }
  }
}

function isOffGrid(
  limitMinor: number | undefined,
  { rounding: { stepMinor, endingMinor = 0 } }: Catalog,
): boolean {
  return limitMinor !== undefined && (limitMinor - endingMinor) % stepMinor !== 0
}

/** Units of the budget, besides those of its tests. */
const workOfDevice = 20
const workOfEach = 1

/** The walk shared by several devices, with the results by base price. */
interface Walked {
  readonly walk: OpenWalk
  readonly known: Map<string | number, boolean>
}

/**
 * Finds devices that the worst answers to all active questions make nil, in any phase and for any audience.
 */
class WorstCase {
  readonly #prepared: Pick<PreparedCatalog, 'tables' | 'workspace'>
  readonly #asked: Uint8Array
  readonly #deviceTests: readonly Test[]
  readonly #minFactorBp: number
  readonly #minCapBp: number
  readonly #walks = new Map<Profile, Map<string, Walked>>()
  readonly #budget: WorkBudget
  /** Work of finding the walk of a device, of a walk, and of its lowest price. */
  readonly #work: { readonly signs: number; readonly walk: number; readonly price: number }

  constructor(prepared: Pick<PreparedCatalog, 'tables' | 'workspace'>, budget: WorkBudget) {
    const { questions, grades, effects } = prepared.tables
    this.#budget = budget
    this.#prepared = prepared
    prepared.workspace.clear()
    this.#asked = Uint8Array.from(questions.all, ({ active }) => (active === false ? 0 : 1))
    const tests = questions.programs.flatMap((program) => program?.tests ?? [])
    this.#deviceTests = tests.filter(({ source }) => source !== 'question')
    const size = questions.all.length + effects.optionOf.at(-1)! + effects.slots
    const tested = questions.programs.reduce((sum, program) => sum + (program?.tests.length ?? 0), 0)
    this.#work = {
      signs: workOfDevice + this.#deviceTests.reduce((sum, test) => sum + 2 * weightOf(test), 0),
      walk: workOfEach * (size + tested),
      price: workOfEach * size * (grades.length + 1),
    }
    this.#minFactorBp = Math.min(10000, ...grades.map(({ factorBp }) => factorBp))
    const caps = effects.sources.flatMap((effect) => (effect.kind === 'cap' ? effect.bp : []))
    this.#minCapBp = caps.length > 0 ? Math.min(...caps) : -1
  }

  /** True if the device can be nil; undefined: unknown within the budget. */
  isNil(device: Device): boolean | undefined {
    const { baseMinor } = device
    if (!this.#budget.spend(workOfDevice)) return undefined
    if (baseMinor === null || this.#isSurelyPositive(device, baseMinor)) return false
    const { tables } = this.#prepared
    const walked = this.#walkFor(device)
    if (!walked) return undefined
    const { walk, known } = walked
    const { floorMinor, hasCeiling, ceilingMinor } = device
    const isFree = floorMinor < 0 && !hasCeiling && device.gradeAmounts === null
    const own = device.gradeAmounts === null ? '' : JSON.stringify(device.gradeAmounts)
    const key = isFree ? baseMinor : `${baseMinor} ${floorMinor} ${hasCeiling} ${ceilingMinor} ${own}`
    const before = known.get(key)
    if (before !== undefined) return before
    if (!this.#budget.spend(this.#work.price)) return undefined
    const isNil = canBeNil(walk, tables, device, baseMinor)
    known.set(key, isNil)
    return isNil
  }

  /** Cheap check that decides most devices: the worst grade and the largest possible deductions. */
  #isSurelyPositive(device: Device, baseMinor: number): boolean {
    const own = device.gradeAmounts === null ? [] : Object.values(device.gradeAmounts)
    const gradedMinor = Math.min(share(baseMinor, this.#minFactorBp), ...own)
    const deductionsMinor = gradedMinor * 2
    const worst = {
      gradedMinor,
      gainsMinor: 0,
      deductionsMinor,
      capBp: this.#minCapBp,
      floorBp: -1,
      cap: null,
      floor: null,
    }
    return applyLimits(this.#prepared.tables, worst, device, null) > 0
  }

  /** Devices with the same overrides and the same condition results share one walk. */
  #walkFor(device: Device): Walked | undefined {
    if (!this.#budget.spend(this.#work.signs)) return undefined
    const { tables, workspace } = this.#prepared
    const { facts } = workspace
    facts.model = device.model
    facts.variant = device.variant
    const profile = tables.effects.profileFor(device)
    let signs = ''
    for (const test of this.#deviceTests) signs += passes(test, facts) ? '1' : '0'
    const bySigns = this.#walks.get(profile) ?? new Map<string, Walked>()
    this.#walks.set(profile, bySigns)
    const found = bySigns.get(signs)
    if (found) return found
    if (!this.#budget.spend(this.#work.walk)) return undefined
    const made: Walked = {
      walk: openWalk(tables, workspace, this.#asked, [], profile),
      known: new Map<string | number, boolean>(),
    }
    bySigns.set(signs, made)
    return made
  }
}
