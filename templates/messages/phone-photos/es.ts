import type { TextsLike } from '../texts-like.ts'
import type { enPhonePhotos } from './en.ts'

export const esPhonePhotos = {
  title: 'Fotos para una oferta',
  text: 'Aparecen al momento en la oferta {number} de {team}.',
  take: 'Hacer una foto',
  choose: 'Elegir fotos',
  left: '{count, plural, one {# foto} other {# fotos}} más con este enlace',
  sending: 'Enviando…',
  sent: 'Foto enviada. Haga la siguiente o vuelva al puesto.',
  failed: 'La foto no se ha enviado. Compruebe la conexión e inténtelo de nuevo.',
  full: 'No caben más fotos. Vuelva al puesto.',
  needsScript: 'Active JavaScript para enviar fotos.',
  ended: 'Este enlace ha caducado',
  endedHelp: 'Escanee un código nuevo en el puesto.',
} as const satisfies TextsLike<typeof enPhonePhotos>
