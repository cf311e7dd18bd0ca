import type { authErrors as english } from '../en/auth-errors.ts'
import type { TextsLike } from '../texts-like.ts'

export const authErrors = {
  title: 'Error de autenticación',
  unknown: 'Error desconocido',
  other: 'Inténtalo de nuevo en unos minutos. Código para el soporte: <code></code>',
  tooMany: 'Demasiados intentos. Inténtalo dentro de una hora.',
  tooManyWait:
    'Demasiados intentos. Inténtalo dentro de {minutes, plural, one {un minuto} other {# minutos}}.',
  passwordRefused: 'La dirección y la contraseña no coinciden. Inténtalo de nuevo o usa un enlace de acceso.',
  codes: {
    'wrong-password': '¡Contraseña incorrecta!',
    'internal-error':
      'Se ha producido un error inesperado. Inténtalo en unos minutos y avisa al soporte si continúa.',
    'user-not-found': 'No existe ningún usuario con este identificador.',
    'email-already-exists': 'Este correo ya está en uso. Inicia sesión con un enlace de acceso.',
    'email-already-in-use': 'Este correo ya está en uso. Inicia sesión con un enlace de acceso.',
    'invalid-email': 'El correo no es válido.',
    'invalid-password': 'La contraseña debe tener al menos seis caracteres.',
    'weak-password': 'La contraseña debe tener al menos seis caracteres.',
    'invalid-phone-number': 'El teléfono debe empezar por + y el prefijo del país (E.164).',
    'phone-number-already-exists': 'Este teléfono ya está en uso.',
    'project-not-found': 'Este proyecto no está disponible.',
    'popup-blocked': 'Tu navegador ha bloqueado la ventana de inicio de sesión.',
    'popup-closed-by-user': 'La ventana de inicio de sesión se cerró antes de terminar.',
    'user-cancelled': 'Se canceló el inicio de sesión con Microsoft.',
    'unauthorized-domain': 'El inicio de sesión con Microsoft no está disponible en esta dirección web.',
    'operation-not-allowed': 'Esta forma de iniciar sesión no está disponible.',
    'account-exists-with-different-credential':
      'Este correo ya tiene una cuenta con otra forma de iniciar sesión.',
    'credential-already-in-use': 'Esta cuenta de Microsoft ya pertenece aquí a otra cuenta.',
    'invalid-credential': 'Este inicio de sesión ha caducado o no se confirmó. Inténtalo de nuevo.',
    'user-disabled': 'Esta cuenta está desactivada.',
    'requires-recent-login':
      'Iniciaste sesión hace tiempo. Cierra la sesión, vuelve a iniciarla e inténtalo de nuevo.',
    'expired-action-code': 'Este enlace ha caducado. Pide uno nuevo.',
    'invalid-action-code': 'Este enlace ya se ha usado o está incompleto. Pide uno nuevo.',
  },
} satisfies TextsLike<typeof english>
