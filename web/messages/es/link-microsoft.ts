import type { linkMicrosoft as english } from '../en/link-microsoft.ts'
import type { TextsLike } from '../texts-like.ts'

export const linkMicrosoft = {
  title: '¿Vincular Microsoft?',
  text: 'La cuenta de Microsoft <b>{email}</b> se ha usado hace poco en este navegador. Si la vinculas, podrás iniciar sesión aquí con ella.',
  warning: 'Vincúlala solo si es tuya.',
  link: 'Vincular Microsoft',
  linking: 'Vinculando…',
  notNow: 'Ahora no',
  done: 'Microsoft está vinculado a esta cuenta.',
} satisfies TextsLike<typeof english>
