import type { linkProblem as english } from '../en/link-problem.ts'
import type { TextsLike } from '../texts-like.ts'

export const linkProblem = {
  invalid: 'Este enlace no funciona',
  unchecked: 'No hemos podido comprobar tu enlace',
  incomplete: 'Falta una parte. Ábrelo de nuevo desde el correo o pide uno nuevo.',
  email: 'Tu correo electrónico',
  newLink: 'Enviar otro enlace',
  sendingLink: 'Enviando…',
  startAgain: 'Empezar de nuevo',
} satisfies TextsLike<typeof english>
