import type { ExplainTexts } from './explain-texts.ts'
import { withColon } from './with-colon.ts'

export const es: ExplainTexts = {
  base: 'Precio base',
  ownAmount: (amount) => `importe propio ${amount}`,

  atLeast: (what, amount) => `${what}, como mínimo ${amount}`,
  atMost: (what, amount) => `${what}, como máximo ${amount}`,

  answered: (question, answer) => `${withColon(question, ':')} ${answer}`,

  overlapDropped: 'misma pieza, descontada una sola vez',
  deductionCap: (share) => `Descuentos limitados al ${share}`,
  valueCap: (share) => `Como máximo, el ${share} del precio de este estado`,
  valueFloor: (share) => `Como mínimo, el ${share} del precio de este estado`,
  floor: 'Subido al precio mínimo',
  ceiling: 'Limitado al precio máximo',
  rounding: 'Redondeo',
  roundingTo: {
    down: (step) => `al múltiplo inferior de ${step}`,
    nearest: (step) => `al múltiplo más cercano de ${step}`,
    up: (step) => `al múltiplo superior de ${step}`,
  },
  roundingToEnding: {
    down: (ending) => `al importe inferior terminado en ${ending}`,
    nearest: (ending) => `al importe más cercano terminado en ${ending}`,
    up: (ending) => `al importe superior terminado en ${ending}`,
  },
  minOffer: 'Por debajo de la oferta mínima',
  value: 'Valor del dispositivo',
  clamp: 'Límite de esta oferta',
  quantity: (quantity) => (quantity === 1 ? '1 dispositivo' : `${quantity} dispositivos`),
  included: 'incluido',
  onRequest: 'precio a consultar',
  byHand: 'Precio fijado a mano',
  adjustment: 'Ajuste',
  taxNames: {
    vat: 'IVA',
    gst: 'GST',
    consumptionTax: 'impuesto al consumo',
    salesTax: 'impuesto sobre las ventas',
  },
  cashRounding: 'Redondeo del total',
  taxRounding: 'Impuesto redondeado para toda la oferta',
  taxIncluded: (tax, amount) => `Incluye ${amount} de ${tax}`,
  reject: (reason) => `No aceptado: ${reason}`,
  review: (reason) => `Por revisar: ${reason}`,
  range: (share) => `Aún puede variar hasta un ${share}`,
  checks: {
    blacklist: 'denunciado como perdido o robado',
    findMy: 'Buscar está activado',
    simLock: 'bloqueado por un operador',
    mdm: 'gestionado por una organización (MDM)',
    coverage: 'cobertura de la garantía',
  },
  reasons: {
    belowMinimum: 'el precio está por debajo del mínimo',
    range: 'el precio todavía puede cambiar',
    unnamed: 'sin motivo indicado',
  },
}
