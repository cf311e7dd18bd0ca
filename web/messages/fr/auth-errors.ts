import type { authErrors as english } from '../en/auth-errors.ts'
import type { TextsLike } from '../texts-like.ts'

export const authErrors = {
  title: 'Erreur d’authentification',
  unknown: 'Erreur inconnue',
  other: 'Veuillez réessayer dans quelques minutes. Code à communiquer : <code></code>',
  tooMany: 'Trop de tentatives. Réessayez dans une heure.',
  tooManyWait: 'Trop de tentatives. Réessayez dans {minutes, plural, one {une minute} other {# minutes}}.',
  passwordRefused:
    'L’adresse et le mot de passe ne correspondent pas. Réessayez ou utilisez un lien de connexion.',
  codes: {
    'wrong-password': 'Mot de passe incorrect !',
    'internal-error':
      'Une erreur inattendue s’est produite. Réessayez dans quelques minutes et signalez-la au support si elle persiste.',
    'user-not-found': 'Aucun utilisateur ne correspond à cet identifiant.',
    'email-already-exists':
      'Cette adresse e-mail est déjà utilisée. Connectez-vous avec un lien de connexion.',
    'email-already-in-use':
      'Cette adresse e-mail est déjà utilisée. Connectez-vous avec un lien de connexion.',
    'invalid-email': 'L’adresse e-mail n’est pas valide.',
    'invalid-password': 'Le mot de passe doit comporter au moins six caractères.',
    'weak-password': 'Le mot de passe doit comporter au moins six caractères.',
    'invalid-phone-number': 'Le numéro de téléphone doit commencer par + et l’indicatif du pays (E.164).',
    'phone-number-already-exists': 'Ce numéro de téléphone est déjà utilisé.',
    'project-not-found': 'Ce projet n’est pas disponible.',
    'popup-blocked': 'Votre navigateur a bloqué la fenêtre de connexion.',
    'popup-closed-by-user': 'La fenêtre de connexion a été fermée avant la fin.',
    'user-cancelled': 'La connexion avec Microsoft a été annulée.',
    'unauthorized-domain': 'La connexion avec Microsoft n’est pas disponible à cette adresse web.',
    'operation-not-allowed': 'Ce mode de connexion n’est pas disponible.',
    'account-exists-with-different-credential':
      'Cette adresse e-mail a déjà un compte avec un autre mode de connexion.',
    'credential-already-in-use': 'Ce compte Microsoft appartient déjà à un autre compte ici.',
    'invalid-credential': 'Cette connexion a expiré ou n’a pas été confirmée. Réessayez.',
    'user-disabled': 'Ce compte est désactivé.',
    'requires-recent-login':
      'Votre connexion date un peu. Déconnectez-vous, reconnectez-vous, puis réessayez.',
    'expired-action-code': 'Ce lien a expiré. Demandez-en un nouveau.',
    'invalid-action-code': 'Ce lien a déjà été utilisé ou est incomplet. Demandez-en un nouveau.',
  },
} satisfies TextsLike<typeof english>
