import type { files as english } from '../en/files.ts'
import type { TextsLike } from '../texts-like.ts'

export const files = {
  title: 'Fotos y adjuntos',
  add: 'Añadir archivos',
  addPhoto: 'Añadir una foto',
  adding: 'Añadiendo…',
  open: 'Abrir {name}',
  remove: 'Quitar {name}',
  removed: '{name} quitado',
  undo: 'Deshacer',
  notRestored: 'No se ha podido recuperar.',
  notLoaded: 'No cargado',
  forCustomer: 'Para el cliente',
  internal: 'Interno',
  visibility: 'Quién ve {name}',
  evidence: 'En la contraoferta',
  none: 'Aún nada. Suelta un archivo aquí, pégalo o elígelo.',
  webcam: 'Cámara web',
  takePhoto: 'Hacer foto',
  taken: '{count, plural, one {# foto hecha} other {# fotos hechas}}',
  phone: 'Usar un móvil',
  phoneHelp:
    'Escanea el código con un móvil. Sus fotos aparecen aquí al momento. El enlace termina al cerrar esto.',
  phoneCode: 'Código para el móvil',
  phoneUntil: 'Hasta las {time}, {count, number} fotos como máximo',
  phoneAgain: 'Reintentar',
  problem: {
    refused: 'No es un JPEG, PNG, WebP o PDF completo. En un iPhone, pon la cámara en «El más compatible».',
    tooMany: 'Aquí no caben más archivos. Quita uno primero.',
    tooLarge: 'El archivo supera los 10 MB.',
    tooOften: 'Se han añadido muchos archivos en poco tiempo. Inténtalo más tarde.',
    inUse: 'Esta foto forma parte de una contraoferta. Tiene que quedarse.',
    gone: 'Alguien ha quitado este archivo.',
  },
} satisfies TextsLike<typeof english>
