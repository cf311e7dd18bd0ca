import type { linkProblem as english } from '../en/link-problem.ts'
import type { TextsLike } from '../texts-like.ts'

export const linkProblem = {
  invalid: 'Ce lien ne fonctionne pas',
  unchecked: 'Nous n’avons pas pu vérifier votre lien',
  incomplete: 'Il en manque une partie. Ouvrez-le à nouveau depuis l’e-mail ou demandez-en un nouveau.',
  email: 'Votre adresse e-mail',
  newLink: 'Envoyer un nouveau lien',
  sendingLink: 'Envoi…',
  startAgain: 'Recommencer',
} satisfies TextsLike<typeof english>
