import type { VisitOffer } from '@costard/contract'
import type { Contact } from './calls.ts'
import { button, element } from './element.ts'
import type { Parts } from './frame-parts.ts'
import { offerTicket } from './offer-ticket.ts'

/** Asks for the visitor's contact details. offer: shown before; undefined: it is shown afterwards. */
export function showContact(
  parts: Parts,
  {
    device,
    typed = '',
    offer,
    onSend,
    onChange,
  }: {
    /** undefined: an unlisted device, which the visitor describes. */
    device: string | undefined
    /** Text that the visitor searched for. */
    typed?: string
    offer: VisitOffer | undefined
    onSend: (contact: Contact, pressed: HTMLButtonElement, named: string) => void
    onChange: () => void
  },
): void {
  const { page, say, show } = parts
  const isLead = offer?.kind === 'lead' || page.offer === 'lead'
  let propositionKey = offer?.kind === 'instant' ? offer.propositionKey : undefined
  const named =
    device === undefined
      ? field('device', say('find.yours'), {
          autocomplete: 'off',
          required: true,
          maxlength: 120,
          value: typed,
        })
      : undefined
  const email = field('email', say('contact.email'), {
    type: 'email',
    autocomplete: 'email',
    required: true,
    maxlength: 254,
  })
  const name = page.asks.name
    ? field('name', say('contact.name'), { autocomplete: 'name', maxlength: 120 })
    : undefined
  const phone = page.asks.phone
    ? field(
        'phone',
        say('contact.phone'),
        { type: 'tel', autocomplete: 'tel', maxlength: 30 },
        say('contact.phoneHint'),
      )
    : undefined
  const imei = page.asks.imei
    ? field(
        'imei',
        say('contact.imei'),
        { inputmode: 'numeric', autocomplete: 'off', maxlength: 20 },
        say('contact.imeiHint'),
      )
    : undefined
  const consent = element('input', { type: 'checkbox' })
  const label =
    offer === undefined && !isLead ? say('contact.show') : isLead ? say('contact.ask') : say('contact.sendIt')
  const send = button('primary', label, () => {
    const given = {
      phone: phone?.input.value.replace(/[\s().-]/g, '') || undefined,
      imei: imei?.input.value.replace(/\s/g, '') || undefined,
    }
    const wrong = [
      named?.check(named.input.value.trim() !== '', say('find.missing')),
      email.check(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.input.value.trim()), say('contact.badEmail')),
      phone?.check(
        given.phone === undefined || /^\+[1-9]\d{6,14}$/.test(given.phone),
        say('contact.badPhone'),
      ),
      imei?.check(given.imei === undefined || isImei(given.imei), say('contact.badImei')),
    ].find((input) => input !== undefined)
    if (wrong) return wrong.focus()
    onSend(
      {
        propositionKey,
        email: email.input.value.trim(),
        name: name?.input.value.trim() ?? '',
        ...given,
        wantsNews: consent.checked,
      },
      send,
      named?.input.value.trim() ?? '',
    )
  })
  const form = element('form', { novalidate: true })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send.click()
  })
  // Enter in a field submits, as in any form.
  form.append(
    ...[named, email, name, phone, imei].flatMap((one) => (one ? [one.wrapper] : [])),
    element('label', { class: 'tick' }, consent, element('span', {}, page.consent || say('contact.consent'))),
    element('button', { type: 'submit', hidden: true, tabindex: -1 }),
  )
  form.className = 'answers'
  const heading = offer === undefined && !isLead ? 'ready' : isLead ? 'write' : 'send'
  const isShown = offer !== undefined
  show({
    step: isShown ? 4 : 3,
    title: isShown && !isLead ? say('offer.title') : (device ?? page.headline),
    content: [
      ...(isShown
        ? offerTicket(parts, offer, (key) => {
            propositionKey = key
          })
        : []),
      element(isShown && !isLead ? 'h2' : 'h1', { tabindex: -1 }, say(`contact.${heading}`)),
      ...(heading === 'write' ? [] : [element('p', { class: 'text' }, say(`contact.${heading}Text`))]),
      device === undefined
        ? button('link', say('question.back'), onChange)
        : element('div', { class: 'row' }, element('b', {}, device), button('link', say('change'), onChange)),
      form,
    ],
    actions: [send],
  })
}

interface Field {
  readonly wrapper: HTMLElement
  readonly input: HTMLInputElement
  /** Shows a problem; returns the invalid field. */
  readonly check: (isRight: boolean, text: string) => HTMLInputElement | undefined
}

function field(
  id: string,
  label: string,
  attributes: Readonly<Record<string, string | number | boolean>>,
  hint = '',
): Field {
  const input = element('input', {
    id,
    name: id,
    ...attributes,
    'aria-describedby': `${id}-problem${hint && ` ${id}-hint`}`,
  })
  const problem = element('p', { class: 'problem', id: `${id}-problem` })
  const wrapper = element(
    'div',
    { class: 'field' },
    element('label', { for: id }, label),
    problem,
    input,
    hint ? element('p', { class: 'small', id: `${id}-hint` }, hint) : null,
  )
  const check: Field['check'] = (isRight, text) => {
    problem.textContent = isRight ? '' : text
    input.toggleAttribute('aria-invalid', false)
    if (isRight) return undefined
    input.setAttribute('aria-invalid', 'true')
    return input
  }
  return { wrapper, input, check }
}

/** 15 digits, the last of which is a check digit (Luhn). */
function isImei(text: string): boolean {
  if (!/^\d{15}$/.test(text)) return false
  const sum = [...text].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
