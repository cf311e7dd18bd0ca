import type { resetPassword as english } from '../en/reset-password.ts'
import type { TextsLike } from '../texts-like.ts'

export const resetPassword = {
  title: 'Elige una contraseña nueva',
  lead: 'Para {email}',
  checking: 'Comprobando tu enlace…',
  password: 'Tu nueva contraseña',
  save: 'Guardar e iniciar sesión',
  saved: 'Tu nueva contraseña está guardada. Inicia sesión con ella.',
} satisfies TextsLike<typeof english>
