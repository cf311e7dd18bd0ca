/** Link that opens WhatsApp with a text; without a phone number WhatsApp asks for the chat. */
export function whatsappLink(phone: string | null, text: string): string {
  return `https://wa.me/${(phone ?? '').replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}

/**
 * Link that opens the messages app with a text. iOS expects "&body", Android "?body"; both accept this form.
 */
export function smsLink(phone: string | null, text: string): string {
  return `sms:${phone ?? ''}?&body=${encodeURIComponent(text)}`
}
