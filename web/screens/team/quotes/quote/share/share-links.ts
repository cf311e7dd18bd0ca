/** Opens WhatsApp with a text; without a phone number it asks for the chat. */
export function whatsappLink(phone: string | null, text: string): string {
  return `https://wa.me/${(phone ?? '').replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}

/** Opens the messages app with a text. iOS reads "&body", Android "?body"; both read this. */
export function smsLink(phone: string | null, text: string): string {
  return `sms:${phone ?? ''}?&body=${encodeURIComponent(text)}`
}
