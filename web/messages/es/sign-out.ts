import type { signOut as english } from '../en/sign-out.ts'
import type { TextsLike } from '../texts-like.ts'

export const signOut = {
  title: '¿Cerrar sesión sin un correo?',
  text: 'No podrás volver a tu trabajo. Añade un correo para conservarlo.',
  addEmail: 'Añadir un correo',
} satisfies TextsLike<typeof english>
