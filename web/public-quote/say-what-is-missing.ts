/**
 * Shows beside a required field, in the page's own words, that it is missing, and scrolls it clear of the
 * bottom bar. Without this script the browser shows a bubble.
 */
export function sayWhatIsMissing(): void {
  for (const form of document.forms) {
    if (!form.querySelector('[data-missing]')) continue
    form.noValidate = true
    form.addEventListener('submit', (event) => {
      const missing = [...form.querySelectorAll<HTMLInputElement>('input[data-missing]')].filter(isMissing)
      const [first] = missing
      if (!first) return
      event.preventDefault()
      // Runs before the listener that marks the form as sent.
      event.stopImmediatePropagation()
      for (const field of missing) say(field)
      first.focus({ preventScroll: true })
      first.scrollIntoView({ block: 'center' })
    })
    form.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement && !isMissing(target)) unsay(target)
    })
  }
}

function isMissing(field: HTMLInputElement): boolean {
  return field.type === 'checkbox' ? !field.checked : field.value.trim() === ''
}

function say(field: HTMLInputElement): void {
  const id = `${field.name}-error`
  if (!document.getElementById(id)) {
    const words = document.createElement('p')
    words.id = id
    words.className = 'error'
    words.role = 'alert'
    words.textContent = field.dataset['missing'] ?? ''
    field.closest('label')?.after(words)
  }
  field.ariaInvalid = 'true'
  field.setAttribute('aria-describedby', id)
}

function unsay(field: HTMLInputElement): void {
  document.getElementById(`${field.name}-error`)?.remove()
  field.ariaInvalid = null
  field.removeAttribute('aria-describedby')
}
