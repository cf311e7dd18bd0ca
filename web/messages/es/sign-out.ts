import type { signOut as english } from '../en/sign-out.ts'
import type { TextsLike } from '../texts-like.ts'

export const signOut = {
  waitingTitle: '{count, plural, one {# oferta no ha llegado} other {# ofertas no han llegado}}',
  waitingText:
    'Se hicieron sin red y solo están en este dispositivo. Cerrar la sesión las elimina. Abre En espera para enviarlas o exportarlas antes.',
  toWaiting: 'Abrir En espera',
  title: '¿Cerrar sesión sin un correo?',
  text: 'No podrás volver a tu trabajo. Añade un correo para conservarlo.',
  addEmail: 'Añadir un correo',
} satisfies TextsLike<typeof english>
