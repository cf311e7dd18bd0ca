import type { exports as english } from '../en/exports.ts'
import type { TextsLike } from '../texts-like.ts'

export const exports = {
  title: 'Archivos creados en segundo plano',
  making: '{done, number} de {total, number} filas',
  ready: 'Listo, se guarda hasta {until}',
  failed: 'No se ha podido crear. Pídelo de nuevo.',
  download: 'Descargar',
  downloadNamed: 'Descargar {file}',
  make: 'Crear en segundo plano',
  tooLong: 'Más de {most, number} filas: el archivo se crea en segundo plano y recibes un correo.',
  asked: 'Se está creando. Recibes un correo y el archivo aparece aquí.',
  site: 'Sucursal',
  allSites: 'Todas las sucursales',
} satisfies TextsLike<typeof english>
