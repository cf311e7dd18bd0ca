import type { Catalog, Minor, PriceRequest, PriceResult, TraceStep } from '@costard/pricing'

/** Pricing of one catalog as hand-written code, without rules. */
export type StraightLine = (request: PriceRequest) => PriceResult

interface Device {
  readonly priceMinor: Minor
  readonly isCellular: boolean
  readonly isPro: boolean
  readonly crack: 'std' | 'pro' | 'm7' | 'm7-64'
  readonly floorMinor: Minor
  readonly ceilingMinor: Minor
}

/**
 * Lower bound for the catalog of `tradeIn` with sixteen questions. Requests must be complete and valid. With
 * trace it returns the same result as the engine, without it the same with an empty trace.
 */
export function straightLine(catalog: Catalog, withTrace: boolean): StraightLine {
  const devices = new Map<string, Device>()
  for (const { id, group, floorMinor = 0, ceilingMinor = noLimit, variants } of catalog.models)
    for (const variant of variants)
      devices.set(variant.id, {
        priceMinor: variant.priceMinor ?? 0,
        isCellular: variant.attributes.connectivity === 'cellular',
        isPro: group === 'pro',
        crack: variant.id === 'm7-64' ? 'm7-64' : id === 'm7' ? 'm7' : group === 'pro' ? 'pro' : 'std',
        floorMinor,
        ceilingMinor,
      })
  const step = catalog.rounding.stepMinor
  const donateStep = step === 1 ? 1 : 100
  const down = (amount: Minor) => (amount <= 0 ? 0 : Math.floor(amount / step) * step)
  const roundingRule = { stepMinor: step, mode: 'down', endingMinor: 0 }
  const donateRounding = { stepMinor: donateStep, mode: 'nearest', endingMinor: 0 }

  return (request) => {
    const { answers } = request
    const device = devices.get(request.variantId)
    if (!device) throw new Error('unknown variant')
    const base = device.priceMinor
    const steps: TraceStep[] | null = withTrace ? [] : null
    const notApplicable: string[] = []
    const reasons: PriceResult['reasons'][number][] = []
    const isRejected = answers.lock === 'on'

    const isDead = answers.power === false
    if (isDead && answers.screen != null) notApplicable.push('screen')
    const screen = isDead ? undefined : answers.screen
    const back = answers.back
    const frame = answers.frame
    const faults = answers.faults as readonly string[]
    const showsFaults = screen !== undefined && screen !== 'shattered'
    if (!showsFaults && answers.displayFaults != null) notApplicable.push('displayFaults')
    const displayFaults = showsFaults ? (answers.displayFaults as readonly string[]) : none
    const battery = answers.battery as number
    const isLow = battery < 80
    if (!isLow && answers.batteryWarning != null) notApplicable.push('batteryWarning')
    const isWarned = isLow && answers.batteryWarning === true
    const isWet = answers.water === true
    if (!device.isCellular && answers.simLock != null) notApplicable.push('simLock')
    const isLocked = device.isCellular && answers.simLock === 'locked'
    const hasWarranty = !isWet && (answers.box === true || answers.charger === true)
    if (!hasWarranty && answers.warranty != null) notApplicable.push('warranty')
    const months = hasWarranty ? ((answers.warranty as number | undefined) ?? 0) : 0
    const isUnknownPart = answers.parts === 'unknown'

    const packagingSuggested = frame === 'bent'
    const speaker = faults.includes('speaker')
    const suggestedServices = speaker
      ? packagingSuggested
        ? ['insurance', 'packaging']
        : ['insurance']
      : packagingSuggested
        ? ['packaging']
        : []

    let graded = 0
    let grade: string | null = null
    let subtotal = 0
    let isNil = false
    let range: PriceResult['range'] = null
    if (isRejected) {
      reasons.push({
        outcome: 'reject',
        reason: 'findMyOn',
        curable: true,
        questionKey: 'lock',
        choiceKey: 'on',
      })
      if (steps) addValueStep(steps, 'reject', 'lock', 'on', undefined, rejectRule, 0)
    }
    if (isUnknownPart)
      reasons.push({ outcome: 'range', reason: 'range', questionKey: 'parts', choiceKey: 'unknown' })
    if (isWet) reasons.push({ outcome: 'range', reason: 'range', questionKey: 'water', choiceKey: 'true' })

    if (!isRejected) {
      let factor = 10000
      grade = 'A'
      if (screen === 'shattered' || frame === 'bent') {
        factor = 5500
        grade = 'D'
      } else if (screen === 'worn' || frame === 'dents') {
        factor = 7500
        grade = 'C'
      } else if (screen === 'light' || back === 'light' || frame === 'light') {
        factor = 9000
        grade = 'B'
      }
      graded = factor === 10000 ? base : share(base, factor)

      let dScreen = 0
      if (screen === 'cracked') {
        dScreen =
          device.crack === 'std'
            ? 12000
            : device.crack === 'pro'
              ? 16000
              : device.crack === 'm7'
                ? 9000
                : share(graded, 3333)
      } else if (screen === 'shattered') dScreen = Math.min(Math.max(share(graded, 6000), 8000), 20000)
      const dPixels = displayFaults.includes('pixels') ? 12000 : 0
      const dTouch = displayFaults.includes('touch') ? 11000 : 0
      const dBurn = displayFaults.includes('burnIn') ? Math.max(share(graded, 1500), 1000) : 0
      const display = Math.max(dScreen, dPixels, dTouch, dBurn)
      const dBack = back === 'cracked' ? 6000 : 0
      const dFrame = frame === 'bent' ? 3000 : 0
      const housing = Math.max(dBack, dFrame)
      const dCamera = faults.includes('camera') ? (device.isPro ? 7000 : 4500) : 0
      const dFace = faults.includes('faceId') ? Math.min(Math.max(share(graded, 3500), 3000), 12000) : 0
      const dSpeaker = speaker ? 1500 : 0
      const dMicrophone = faults.includes('microphone') ? 1200 : 0
      const dPort = faults.includes('port') ? share(graded, 800) : 0
      let dBattery = 0
      if (isLow) dBattery = Math.min(Math.max(share(graded, 1000), 2000), 4500)
      else if (battery < 90) dBattery = Math.min(Math.max(share(graded, 500), 500), 2000)
      const dWarned = isWarned ? 3500 : 0
      const power = Math.max(dBattery, dWarned)
      const dParts = answers.parts === 'display' ? 2500 : 0
      const dWater = isWet ? share(graded, 2000) : 0
      const dLocked = isLocked ? 1500 : 0
      const dCharger = answers.charger === false ? 1500 : 0
      const gBox = answers.box === true ? 1000 : 0
      let gWarranty = 0
      if (months > 12) gWarranty = Math.min(share(graded, 400), 2500)
      else if (months > 0) gWarranty = share(graded, 200)
      const gInvoice = answers.invoice === 'yes' ? 300 : 0
      const deductions =
        display +
        housing +
        dCamera +
        dFace +
        dSpeaker +
        dMicrophone +
        dPort +
        power +
        dParts +
        dWater +
        dLocked +
        dCharger
      const gains = gBox + gWarranty + gInvoice

      if (steps) {
        addValueStep(steps, 'base', undefined, undefined, undefined, null, base)
        if (graded !== base) {
          const [key, choice] =
            grade === 'B'
              ? screen === 'light'
                ? screenLight
                : back === 'light'
                  ? backLight
                  : frameLight
              : grade === 'C'
                ? screen === 'worn'
                  ? screenWorn
                  : frameDents
                : screen === 'shattered'
                  ? screenShattered
                  : frameBent
          const rule = grade === 'B' ? gradeB : grade === 'C' ? gradeC : gradeD
          addValueStep(steps, 'grade', key, choice, undefined, rule, graded - base)
        }
        // The first of several equal deductions on one part applies.
        let free = true
        const partly = (
          key: string,
          choice: string,
          part: string,
          rule: object,
          size: Minor,
          kept: Minor,
        ) => {
          if (size === 0) return
          if (free && size === kept) {
            free = false
            addValueStep(steps, 'effect', key, choice, part, rule, -size)
          } else addDroppedStep(steps, key, choice, part, rule, size)
        }
        if (dScreen !== 0 && screen === 'cracked') {
          const rule =
            device.crack === 'std'
              ? amount12000
              : device.crack === 'pro'
                ? amount16000
                : device.crack === 'm7'
                  ? amount9000
                  : percent3333
          partly('screen', 'cracked', 'display', rule, dScreen, display)
        } else partly('screen', 'shattered', 'display', shatteredRule, dScreen, display)
        const displayFree = free
        free = true
        partly('back', 'cracked', 'housing', amount6000, dBack, housing)
        partly('frame', 'bent', 'housing', amount3000, dFrame, housing)
        if (dCamera !== 0)
          addValueStep(
            steps,
            'effect',
            'faults',
            'camera',
            'camera',
            device.isPro ? amount7000 : amount4500,
            -dCamera,
          )
        if (dFace !== 0) addValueStep(steps, 'effect', 'faults', 'faceId', 'biometrics', faceRule, -dFace)
        if (dSpeaker !== 0)
          addValueStep(steps, 'effect', 'faults', 'speaker', undefined, amount1500, -dSpeaker)
        if (dMicrophone !== 0)
          addValueStep(steps, 'effect', 'faults', 'microphone', undefined, amount1200, -dMicrophone)
        if (dPort !== 0) addValueStep(steps, 'effect', 'faults', 'port', undefined, portRule, -dPort)
        free = displayFree
        partly('displayFaults', 'pixels', 'display', amount12000, dPixels, display)
        partly('displayFaults', 'touch', 'display', amount11000, dTouch, display)
        partly('displayFaults', 'burnIn', 'display', burnRule, dBurn, display)
        free = true
        partly(
          'battery',
          isLow ? 'band:0' : 'band:1',
          'battery',
          isLow ? lowRule : middleRule,
          dBattery,
          power,
        )
        partly('batteryWarning', 'true', 'battery', amount3500, dWarned, power)
        if (dParts !== 0) addValueStep(steps, 'effect', 'parts', 'display', undefined, amount2500, -dParts)
        if (dWater !== 0) addValueStep(steps, 'effect', 'water', 'true', undefined, waterRule, -dWater)
        if (dLocked !== 0) addValueStep(steps, 'effect', 'simLock', 'locked', undefined, amount1500, -dLocked)
        if (dCharger !== 0)
          addValueStep(steps, 'effect', 'charger', 'false', undefined, amount1500, -dCharger)
        if (gBox !== 0) addValueStep(steps, 'effect', 'box', 'true', undefined, gain1000, gBox)
        if (gWarranty !== 0)
          addValueStep(
            steps,
            'effect',
            'warranty',
            months > 12 ? 'band:2' : 'band:1',
            undefined,
            months > 12 ? longWarranty : shortWarranty,
            gWarranty,
          )
        if (gInvoice !== 0) addValueStep(steps, 'effect', 'invoice', 'yes', undefined, gain300, gInvoice)
      }

      const { floorMinor, ceilingMinor } = device
      const allowed = share(graded, 9000)
      let now = graded + gains - deductions
      if (deductions > allowed) {
        const next = graded + gains - allowed
        if (steps)
          addValueStep(steps, 'deductionCap', undefined, undefined, undefined, deductionRule, next - now)
        now = next
      }
      const most = isDead ? share(graded, 2500) : noLimit
      if (now > most) {
        if (steps) addValueStep(steps, 'valueCap', 'power', 'false', undefined, deadRule, most - now)
        now = most
      }
      if (now < floorMinor) {
        if (steps)
          addValueStep(
            steps,
            'floor',
            undefined,
            undefined,
            undefined,
            { limitMinor: floorMinor },
            floorMinor - now,
          )
        now = floorMinor
      }
      if (now > ceilingMinor) {
        if (steps)
          addValueStep(
            steps,
            'ceiling',
            undefined,
            undefined,
            undefined,
            { limitMinor: ceilingMinor },
            ceilingMinor - now,
          )
        now = ceilingMinor
      }
      const rounded = Math.min(Math.max(down(now), floorMinor), ceilingMinor)
      if (rounded !== now) {
        if (steps)
          addValueStep(steps, 'rounding', undefined, undefined, undefined, roundingRule, rounded - now)
        now = rounded
      }
      isNil = now < 1000
      if (isNil && now !== 0) {
        if (steps) addValueStep(steps, 'minOffer', undefined, undefined, undefined, minOfferRule, -now)
        now = 0
      }
      subtotal = now

      let low = subtotal
      const spreadBp = (isUnknownPart ? 500 : 0) + (isWet ? 1000 : 0)
      if (spreadBp !== 0) {
        low = graded + gains - Math.min(deductions + share(graded, spreadBp), allowed)
        low = Math.min(Math.max(Math.min(low, most), floorMinor), ceilingMinor)
        low = Math.min(Math.max(down(low), floorMinor), ceilingMinor)
        if (low < 1000) low = 0
      }
      range = { lowMinor: low, highMinor: subtotal }
      if (steps) {
        if (isUnknownPart) addValueStep(steps, 'range', 'parts', 'unknown', undefined, range500, 0)
        if (isWet) addValueStep(steps, 'range', 'water', 'true', undefined, range1000, 0)
      }
    }

    const isWorthless = isRejected || isNil
    const reason = isWorthless ? 'nil' : null
    const isPrivate = request.customer?.kind === 'private'
    const creditRated = share(subtotal, 11000)
    const credit = down(creditRated)
    const voucherRated = share(subtotal, 10500) + 500
    const voucherRounded = down(voucherRated)
    const voucher = Math.min(voucherRounded, 60000)
    const donateRated = share(subtotal, 9000)
    const donate = Math.floor((2 * donateRated + donateStep) / (2 * donateStep)) * donateStep
    const donateReason = isWorthless ? 'nil' : isPrivate ? null : 'condition'
    const propositions: PriceResult['propositions'] = [
      offer('cash', reason, subtotal, subtotal, subtotal),
      offer('credit', reason, creditRated, credit, credit),
      offer('voucher', reason, voucherRated, voucherRounded, voucher),
      offer('donate', donateReason, donateRated, donate, donate),
      offer('recycle', isWorthless ? null : 'notNil', 0, 0, 0),
    ]
    const findings: PriceResult['findings'][number][] = []
    const wanted = request.propositionKey
    const isRecycled = wanted === 'recycle'
    const isGranted = isWorthless ? isRecycled : !isRecycled && (wanted !== 'donate' || isPrivate)
    const chosen = wanted !== undefined && isGranted ? wanted : isRejected ? null : isNil ? 'recycle' : 'cash'
    if (wanted !== undefined && !isGranted)
      findings.push({ code: 'proposition-unavailable', severity: 'warning', path: 'propositionKey' })

    const services: PriceResult['services'][number][] = []
    const bundles: PriceResult['bundles'][number][] = []
    const tax: PriceResult['tax'][number][] = []
    let deviceAmount = 0
    let charge = 0
    let payout = 0
    let amount = 0
    let taxCharge = 0
    let taxPayout = 0
    if (chosen !== null) {
      const { quantity = 1 } = request
      if (chosen === 'cash') deviceAmount = subtotal
      else if (chosen === 'credit') deviceAmount = credit
      else if (chosen === 'voucher') deviceAmount = voucher
      else if (chosen === 'donate') deviceAmount = donate
      if (steps) {
        if (chosen === 'cash') addOfferStep(steps, 'proposition', 'cash', cashRule, 0)
        else if (chosen === 'credit') {
          addOfferStep(steps, 'proposition', 'credit', creditRule, creditRated - subtotal)
          if (credit !== creditRated)
            addOfferStep(steps, 'rounding', 'credit', roundingRule, credit - creditRated)
        } else if (chosen === 'voucher') {
          addOfferStep(steps, 'proposition', 'voucher', voucherRule, voucherRated - subtotal)
          if (voucherRounded !== voucherRated)
            addOfferStep(steps, 'rounding', 'voucher', roundingRule, voucherRounded - voucherRated)
          if (voucher !== voucherRounded)
            addOfferStep(steps, 'clamp', 'voucher', voucherClamp, voucher - voucherRounded)
        } else if (chosen === 'donate') {
          addOfferStep(steps, 'proposition', 'donate', donateRule, donateRated - subtotal)
          if (donate !== donateRated)
            addOfferStep(steps, 'rounding', 'donate', donateRounding, donate - donateRated)
        } else addOfferStep(steps, 'proposition', 'recycle', recycleRule, 0 - subtotal)
        if (quantity > 1 && deviceAmount > 0)
          addLineStep(steps, 'quantity', { quantity }, deviceAmount * (quantity - 1))
      }

      let courier = 0
      let express = 0
      let insurance = 0
      let packaging = 0
      let label = 0
      let wipe = 0
      let bonus = 0
      for (const { key, quantity: count = 1 } of request.services ?? [])
        if (key === 'courier') courier = count
        else if (key === 'express') {
          if (subtotal > 5000) express = count
          else findings.push({ code: 'service-unavailable', severity: 'warning', path: 'services.express' })
        } else if (key === 'insurance') insurance = count
        else if (key === 'packaging') packaging = count
        else if (key === 'label') label = count
        else if (key === 'wipe') wipe = count
        else if (key === 'bonus') bonus = count
      const isIncluded = chosen === 'credit'
      if (courier > 0) services.push(service(steps, 'courier', 'charge', 1, 990, 990, 1, false))
      if (express > 0) services.push(service(steps, 'express', 'charge', 1, 1490, 1490, 1, false))
      const insured = insurance > 0 ? share(base, 150) : 0
      if (insurance > 0)
        services.push(service(steps, 'insurance', 'charge', 1, insured, insured * quantity, quantity, false))
      if (packaging > 0) {
        const all = packaging * quantity
        services.push(service(steps, 'packaging', 'charge', packaging, 290, 290 * all, all, false))
      }
      if (label > 0) services.push(service(steps, 'label', 'charge', 1, 150, 150 * quantity, quantity, false))
      if (isIncluded || wipe > 0) {
        const unit = isIncluded ? 0 : 1900
        services.push(service(steps, 'wipe', 'charge', 1, unit, unit * quantity, quantity, isIncluded))
      }
      if (bonus > 0) services.push(service(steps, 'bonus', 'payout', 1, 500, 500 * quantity, quantity, false))
      const isSet = packaging > 0 && label > 0
      if (isSet) {
        const saving = 90 * quantity
        bundles.push({ key: 'set', services: setMembers, amountMinor: 350 * quantity, savingMinor: saving })
        if (steps) addServiceStep(steps, 'bundle', 'set', setRule, saving)
      }

      const business = request.customer?.kind === 'business' && request.customer.vatRegistered === true
      const paid = (key: string, a: Minor) => {
        const added = business ? share(a, 2000) : 0
        payout += a + added
        taxPayout += added
        amount += a
        tax.push({
          key,
          direction: 'payout',
          mode: business ? 'buyBusiness' : 'buyPrivate',
          taxClass: 'standard',
          rateBp: business ? 2000 : 0,
          amountMinor: a,
          taxMinor: added,
        })
      }
      const charged = (key: string, taxClass: string, rateBp: number, a: Minor) => {
        const inside = contained(a, rateBp)
        charge += a
        taxCharge += inside
        amount -= a
        tax.push({
          key,
          direction: 'charge',
          mode: 'inclusive',
          taxClass,
          rateBp,
          amountMinor: a,
          taxMinor: inside,
        })
      }
      paid('device', deviceAmount * quantity)
      if (courier > 0) charged('courier', 'standard', 2000, 990)
      if (express > 0) charged('express', 'standard', 2000, 1490)
      if (insurance > 0) charged('insurance', 'reduced', 550, insured * quantity)
      const left = isSet ? packaging - 1 : packaging
      if (left > 0) charged('packaging', 'standard', 2000, 290 * left * quantity)
      if (label > 0 && !isSet) charged('label', 'standard', 2000, 150 * quantity)
      if (isIncluded || wipe > 0) charged('wipe', 'reduced', 550, isIncluded ? 0 : 1900 * quantity)
      if (bonus > 0) paid('bonus', 500 * quantity)
      if (isSet) charged('set', 'standard', 2000, 350 * quantity)
      if (steps)
        for (const { key, mode, rateBp, taxMinor } of tax)
          if (taxMinor !== 0)
            addTaxStep(steps, key, { mode, rateBp, taxMinor }, mode === 'buyBusiness' ? taxMinor : 0)
    }

    const isRange = isUnknownPart || isWet
    return {
      outcome: isRejected ? 'reject' : isNil ? 'nil' : isRange ? 'range' : 'instant',
      currency: 'EUR',
      variantId: request.variantId,
      baseMinor: isRejected ? null : base,
      grade,
      gradedMinor: isRejected ? null : graded,
      subtotalMinor: subtotal,
      isNil,
      range,
      missing: none,
      notApplicable,
      defaulted: none,
      reasons,
      propositions,
      propositionKey: chosen,
      services,
      bundles,
      onRequest: none,
      suggestedServices,
      adjustmentMinor: 0,
      approval: none,
      amountMinor: amount,
      chargeMinor: charge,
      payoutMinor: payout,
      netMinor: charge - payout,
      tax,
      taxChargeMinor: taxCharge,
      taxPayoutMinor: taxPayout,
      taxInternalMinor: 0,
      findings,
      trace: steps ?? none,
    }
  }
}

// Constants and step builders, allocated once.
/**
 * Above all amounts, and a small integer: with Infinity, V8 would store the amounts of results as heap
 * objects.
 */
const noLimit = 2 ** 30
/** Shared by all results, as in the engine. */
const none: readonly never[] = []
const setMembers = ['packaging', 'label']
const screenLight = ['screen', 'light'] as const
const backLight = ['back', 'light'] as const
const frameLight = ['frame', 'light'] as const
const screenWorn = ['screen', 'worn'] as const
const frameDents = ['frame', 'dents'] as const
const screenShattered = ['screen', 'shattered'] as const
const frameBent = ['frame', 'bent'] as const
const rejectRule = { reason: 'findMyOn', curable: true }
const gradeB = { code: 'B', factorBp: 9000 }
const gradeC = { code: 'C', factorBp: 7500 }
const gradeD = { code: 'D', factorBp: 5500 }
const amount1200 = { amountMinor: -1200 }
const amount1500 = { amountMinor: -1500 }
const amount2500 = { amountMinor: -2500 }
const amount3000 = { amountMinor: -3000 }
const amount3500 = { amountMinor: -3500 }
const amount4500 = { amountMinor: -4500 }
const amount6000 = { amountMinor: -6000 }
const amount7000 = { amountMinor: -7000 }
const amount9000 = { amountMinor: -9000 }
const amount11000 = { amountMinor: -11000 }
const amount12000 = { amountMinor: -12000 }
const amount16000 = { amountMinor: -16000 }
const gain300 = { amountMinor: 300 }
const gain1000 = { amountMinor: 1000 }
const percent3333 = { bp: -3333 }
const shatteredRule = { bp: -6000, minMinor: 8000, maxMinor: 20000 }
const burnRule = { bp: -1500, minMinor: 1000 }
const faceRule = { bp: -3500, minMinor: 3000, maxMinor: 12000 }
const portRule = { bp: -800 }
const lowRule = { bp: -1000, minMinor: 2000, maxMinor: 4500 }
const middleRule = { bp: -500, minMinor: 500, maxMinor: 2000 }
const waterRule = { bp: -2000 }
const shortWarranty = { bp: 200 }
const longWarranty = { bp: 400, maxMinor: 2500 }
const range500 = { bp: 500 }
const range1000 = { bp: 1000 }
const deductionRule = { bp: 9000 }
const deadRule = { bp: 2500 }
const minOfferRule = { limitMinor: 1000 }
const cashRule = { rateBp: 10000, fixedMinor: 0, appliesTo: 'base' }
const creditRule = { rateBp: 11000, fixedMinor: 0, appliesTo: 'base' }
const voucherRule = { rateBp: 10500, fixedMinor: 500, appliesTo: 'base' }
const voucherClamp = { maxMinor: 60000 }
const donateRule = { rateBp: 9000, fixedMinor: 0, appliesTo: 'base' }
const recycleRule = { rateBp: 0, fixedMinor: 0, appliesTo: 'base' }
const setRule = { unitMinor: 350, services: setMembers }

/** For the amounts of this catalog, which are small and not negative. */
function share(amount: Minor, bp: number): Minor {
  return Math.floor((2 * amount * bp + 10000) / 20000)
}

function contained(amount: Minor, rateBp: number): Minor {
  const whole = 10000 + rateBp
  return Math.floor((2 * amount * rateBp + whole) / (2 * whole))
}

function offer(
  key: string,
  reason: PriceResult['propositions'][number]['reason'],
  ratedMinor: Minor,
  roundedMinor: Minor,
  amountMinor: Minor,
): PriceResult['propositions'][number] {
  return { key, available: reason === null, reason, ratedMinor, roundedMinor, amountMinor }
}

function service(
  steps: TraceStep[] | null,
  key: string,
  direction: 'charge' | 'payout',
  quantity: number,
  unitMinor: Minor,
  amountMinor: Minor,
  times: number,
  included: boolean,
): PriceResult['services'][number] {
  if (steps)
    addServiceStep(
      steps,
      'service',
      key,
      { unitMinor, quantity: times, included },
      direction === 'payout' ? amountMinor : 0 - amountMinor,
    )
  return { key, direction, quantity, unitMinor, amountMinor, included }
}

function totalOf(steps: readonly TraceStep[]): Minor {
  const last = steps[steps.length - 1]
  return last === undefined ? 0 : last.after
}

function addValueStep(
  steps: TraceStep[],
  kind: string,
  questionKey: string | undefined,
  choiceKey: string | undefined,
  part: string | undefined,
  rule: object | null,
  delta: Minor,
): void {
  const from = totalOf(steps)
  const seq = steps.length + 1
  const after = from + delta
  if (questionKey === undefined || choiceKey === undefined)
    steps.push({ seq, scope: 'value', kind, rule, before: from, delta, after, visibility: 'customer' })
  else if (part === undefined)
    steps.push({
      seq,
      scope: 'value',
      kind,
      questionKey,
      choiceKey,
      rule,
      before: from,
      delta,
      after,
      visibility: 'customer',
    })
  else
    steps.push({
      seq,
      scope: 'value',
      kind,
      questionKey,
      choiceKey,
      part,
      rule,
      before: from,
      delta,
      after,
      visibility: 'customer',
    })
}

function addDroppedStep(
  steps: TraceStep[],
  questionKey: string,
  choiceKey: string,
  part: string,
  rule: object,
  size: Minor,
): void {
  const from = totalOf(steps)
  steps.push({
    seq: steps.length + 1,
    scope: 'value',
    kind: 'overlapDropped',
    questionKey,
    choiceKey,
    part,
    rule: { ...rule, droppedMinor: -size },
    before: from,
    delta: 0,
    after: from,
    visibility: 'internal',
  })
}

function addOfferStep(
  steps: TraceStep[],
  kind: string,
  propositionKey: string,
  rule: object,
  delta: Minor,
): void {
  const from = totalOf(steps)
  steps.push({
    seq: steps.length + 1,
    scope: 'offer',
    kind,
    propositionKey,
    rule,
    before: from,
    delta,
    after: from + delta,
    visibility: 'customer',
  })
}

function addLineStep(steps: TraceStep[], kind: string, rule: object, delta: Minor): void {
  const from = totalOf(steps)
  steps.push({
    seq: steps.length + 1,
    scope: 'line',
    kind,
    rule,
    before: from,
    delta,
    after: from + delta,
    visibility: 'customer',
  })
}

function addServiceStep(
  steps: TraceStep[],
  kind: string,
  serviceKey: string,
  rule: object,
  delta: Minor,
): void {
  const from = totalOf(steps)
  steps.push({
    seq: steps.length + 1,
    scope: 'line',
    kind,
    serviceKey,
    rule,
    before: from,
    delta,
    after: from + delta,
    visibility: 'customer',
  })
}

function addTaxStep(steps: TraceStep[], componentKey: string, rule: object, delta: Minor): void {
  const from = totalOf(steps)
  steps.push({
    seq: steps.length + 1,
    scope: 'tax',
    kind: 'tax',
    componentKey,
    rule,
    before: from,
    delta,
    after: from + delta,
    visibility: 'customer',
  })
}
