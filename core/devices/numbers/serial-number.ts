/** Parts of a serial number that can be read without a look-up. */
export type SerialParts =
  | {
      readonly form: 'eleven' | 'twelve'
      readonly serial: string
      readonly plant: string
      /** Refurbished by Apple: plant RM. */
      readonly refurbished: boolean
      /** Possible build years; a single one once the model is known. */
      readonly years: readonly number[]
      readonly half?: 1 | 2
      readonly week: number
      readonly unit: string
      /** Configuration code: the last three or four characters. */
      readonly code: string
    }
  | { readonly form: 'random'; readonly serial: string }

/**
 * Parses a serial number of 8 to 14 characters: 11 until about 2012, 12 until 2021, else random.
 * Source: OpenCorePkg, Utilities/macserial/FORMAT.md.
 */
export function readSerial(serial: string): SerialParts {
  return readTwelve(serial) ?? readEleven(serial) ?? { form: 'random', serial }
}

/** Returns the build year that is plausible for the release date, as a list of at most one. */
export function narrowYears(parts: SerialParts, released: string): readonly number[] {
  if (parts.form === 'random') return []
  const first = Number(released.slice(0, 4))
  // models are sold for years; the launch stock is built in the previous year at the earliest
  return parts.years.filter((year) => year >= first - 1 && year <= first + 8).slice(0, 1)
}

// Half-years from 2010, repeating from 2020. Letters that look like digits are not used.
const halfYears = 'CDFGHJKLMNPQRSTVWXYZ'
const weeks = '123456789CDFGHJKLMNPQRTVWXY'
// Last year of this form; random serial numbers replaced it by 2021.
const lastReadableYear = 2021

function readTwelve(serial: string): SerialParts | undefined {
  if (serial.length !== 12) return undefined
  const half = halfYears.indexOf(serial.charAt(3))
  const week = weeks.indexOf(serial.charAt(4)) + 1
  if (half < 0 || week === 0) return undefined
  const year = 2010 + Math.floor(half / 2)
  const isSecondHalf = half % 2 === 1
  return {
    form: 'twelve',
    serial,
    plant: serial.slice(0, 3),
    refurbished: serial.startsWith('RM'),
    years: [year, year + 10].filter((candidate) => candidate <= lastReadableYear),
    half: isSecondHalf ? 2 : 1,
    week: isSecondHalf ? week + 26 : week,
    unit: serial.slice(5, 8),
    code: serial.slice(8),
  }
}

function readEleven(serial: string): SerialParts | undefined {
  const match = /^([0-9A-Z]{2})(\d)(\d\d)([0-9A-Z]{3})([0-9A-Z]{3})$/.exec(serial)
  if (!match) return undefined
  const [, plant = '', digit = '', weekDigits = '', unit = '', code = ''] = match
  const week = Number(weekDigits)
  if (week < 1 || week > 53) return undefined
  const year = 2000 + Number(digit)
  return {
    form: 'eleven',
    serial,
    plant,
    refurbished: plant === 'RM',
    years: [year, year + 10].filter((candidate) => candidate <= 2012),
    week,
    unit,
    code,
  }
}
