import type { moveWork as english } from '../en/move-work.ts'
import type { TextsLike } from '../texts-like.ts'

export const moveWork = {
  title: 'Ya tienes una cuenta',
  text: '{count, plural, =0 {<b>{email}</b> tiene una cuenta. Inicia sesión en ella o sigue sin cuenta.} one {<b>{email}</b> tiene una cuenta. Inicia sesión en ella y lleva allí tu equipo {teams}, o sigue sin cuenta.} other {<b>{email}</b> tiene una cuenta. Inicia sesión en ella y lleva allí tus equipos {teams}, o sigue sin cuenta.}}',
  someAccount: 'Esta cuenta de Microsoft',
  move: '{count, plural, =0 {Iniciar sesión} one {Iniciar sesión y llevar el equipo} other {Iniciar sesión y llevar los equipos}}',
  stay: 'Seguir sin cuenta',
  linkSent:
    'Hemos enviado un enlace de acceso a <b>{email}</b>. Ábrelo en este navegador para llevar tu equipo.',
  moved: 'Tu trabajo está ahora en esta cuenta.',
  failed: 'Aún no hemos podido llevar tu equipo. Recarga la página para intentarlo de nuevo.',
  refused: 'No hemos podido llevar tu equipo. Se queda donde lo creaste.',
} satisfies TextsLike<typeof english>
