import type { VisitOffer } from '@costard/contract'
import { showContact } from './contact-view.ts'
import { showDone } from './done-view.ts'
import type { Parts } from './frame-parts.ts'
import { keep, type Progress } from './said.ts'

/** Shows the price, if the widget shows it before asking for contact details, and asks for them. */
export async function showPrice(parts: Parts, progress: Progress, onChange: () => void): Promise<void> {
  const { page, calls, host, run } = parts
  const { variantId, answers, unsure, device } = progress
  const said = { variantId, answers, unsure }
  let offer: VisitOffer | undefined
  if (page.gate === 'after') {
    offer = await calls.price(said)
    host.emit('priced')
  }
  showContact(parts, {
    device,
    offer,
    onChange,
    onSend: (contact, pressed) =>
      void run(pressed, async () => {
        const done = await calls.submit(said, contact)
        if (!offer) host.emit('priced')
        host.emit('submitted')
        keep(page.widget, undefined)
        showDone(parts, done, contact.email, () => location.reload())
      }),
  })
}

/**
 * Asks a visitor whose device was not found for contact details. typed: the visitor's name for the device.
 */
export function showUnlisted(parts: Parts, typed: string, onChange: () => void): void {
  const { calls, host, run } = parts
  showContact(parts, {
    device: undefined,
    typed,
    offer: { kind: 'lead', reason: 'unlisted', texts: [] },
    onChange,
    onSend: (contact, pressed, device) =>
      void run(pressed, async () => {
        const done = await calls.submitUnlisted(device, contact)
        host.emit('submitted')
        showDone(parts, done, contact.email, () => location.reload())
      }),
  })
}
