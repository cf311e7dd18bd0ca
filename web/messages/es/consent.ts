import type { consent as english } from '../en/consent.ts'
import type { TextsLike } from '../texts-like.ts'

export const consent = {
  pageTitle: 'Autorizar un asistente',
  title: '¿Dejar que «{name}» trabaje con tus ofertas?',
  registered: '{host}, registrado por sí mismo el {day}. No sabemos quién lo gestiona.',
  described: '{host}, según su propia descripción. No sabemos quién lo gestiona.',
  local: 'Un programa de este ordenador, registrado por sí mismo el {day}. No sabemos quién lo ha creado.',
  asks: 'Pide lo siguiente',
  switchOff: 'Desactiva lo que no necesite hacer',
  needed: 'necesario',
  worksAs: 'Trabaja como',
  team: 'En el equipo',
  oneTeam: 'Un equipo por permiso.',
  oneTeamNot: 'Un equipo por permiso. No «{other}».',
  known: '{host}, que {team} conoce.',
  ask: {
    admins: 'Aquí solo los propietarios y administradores autorizan un asistente.',
    owners: 'Aquí solo los propietarios autorizan un asistente.',
    members: 'Aquí solo autorizan un asistente los miembros que pueden preparar ofertas.',
    owner: 'Preguntar a un propietario',
    asking: 'Preguntando…',
    waiting:
      'Se ha preguntado a un propietario de {team}. Vuelve aquí cuando haya respondido, o empieza de nuevo en «{name}».',
    refused: 'Un propietario de {team} lo ha rechazado. Puedes volver a preguntar.',
    locked: 'Tu rol no lo permite. Pregunta a un propietario.',
  },
  canSee: 'Lo que un asistente puede ver',
  backTo: 'Volverás a <host></host>',
  refuse: 'Rechazar',
  allow: 'Autorizar en {team}',
  allowing: 'Autorizando…',
  offline: 'Para esto necesitas conexión.',
  notYou: '¿No eres tú?',
  privacy: 'Privacidad',
  scopes: {
    'catalogs-read': {
      name: 'Leer ofertas y catálogos',
      text: 'Dispositivos, respuestas, importes y estado. Tanto como tú puedes ver, sin costes.',
    },
    'devices-price': {
      name: 'Identificar y tasar dispositivos',
      text: 'El mismo precio que en tu mostrador, con su cálculo.',
    },
    'quotes-draft': {
      name: 'Preparar ofertas',
      text: 'Esperan en Borradores, marcadas «{name}», hasta que un miembro las envía.',
    },
    'customers-read': {
      name: 'Buscar clientes',
      text: 'Nombre y las cuatro últimas cifras del teléfono. Sin direcciones ni documentos.',
    },
    'notes-add': {
      name: 'Escribir notas para el equipo',
      text: 'Firmadas con su nombre, nunca visibles para un cliente.',
    },
  },
  facts: {
    ends: 'Termina tras 30 días sin uso, o cuando lo desconectes en Ajustes, API y webhooks.',
    logged: 'Todo lo que hace figura en el registro de cambios, con su nombre.',
    marked: 'Lo que escribieron los clientes se le entrega marcado como texto, nunca como una instrucción.',
  },
  never: {
    title: 'Nunca puede',
    send: 'Enviar, aceptar o retirar una oferta',
    change: 'Cambiar precios, catálogos o ajustes',
    pay: 'Pagar ni marcar nada como pagado',
    papers: 'Ver documentos de identidad, firmas o datos bancarios',
    invite: 'Invitar a personas ni crear claves',
  },
  ended: {
    title: 'Esta solicitud ya no es válida',
    startAgain: 'Empieza de nuevo en tu asistente.',
    startAgainIn: 'Empieza de nuevo en «{name}».',
    back: 'Volver a {host}',
  },
  problem: {
    'assistant/ask-owner': 'La regla de este equipo no te lo permite. Pregunta a un propietario.',
    'assistant/too-many-asks':
      'Demasiadas preguntas esperan a los propietarios de este equipo. Habla con uno de ellos.',
    'assistant/too-many':
      'Este equipo tiene todos los asistentes posibles. Desconecta antes uno en los ajustes.',
    'assistant/request-invalid': 'Esta solicitud ya no es válida. Empieza de nuevo en tu asistente.',
    'account/address-unverified': 'Confirma antes tu correo electrónico.',
    'key/sign-up-to-create': 'Añade antes un correo electrónico a tu cuenta.',
    'key/too-many-created': 'Demasiados asistentes hoy. Inténtalo de nuevo mañana.',
  },
} satisfies TextsLike<typeof english>
