/** A protobuf message, whose fields are read by number and type. */
export interface Message {
  readonly messages: (field: number) => readonly Message[]
  readonly text: (field: number) => string
  /** A varint. */
  readonly integer: (field: number) => number | undefined
  /** A 64-bit number, or several packed ones. */
  readonly fixed: (field: number) => readonly bigint[]
  readonly doubles: (field: number) => readonly number[]
}

/** Reads the wire format. Source: protobuf.dev/programming-guides/encoding. */
export function readMessage(bytes: Buffer): Message {
  const fields = fieldsOf(bytes)
  const bytesOf = (field: number): Buffer[] => fields.get(field)?.filter(Buffer.isBuffer) ?? []
  const words = (field: number): Buffer[] =>
    bytesOf(field).flatMap((packed) =>
      Array.from({ length: packed.length / 8 }, (_, at) => packed.subarray(at * 8, at * 8 + 8)),
    )
  return {
    messages: (field) => bytesOf(field).map(readMessage),
    text: (field) => bytesOf(field)[0]?.toString() ?? '',
    integer: (field) => fields.get(field)?.find((value) => typeof value === 'number'),
    fixed: (field) => words(field).map((word) => word.readBigUInt64LE()),
    doubles: (field) => words(field).map((word) => word.readDoubleLE()),
  }
}

function fieldsOf(bytes: Buffer): Map<number, (Buffer | number)[]> {
  const fields = new Map<number, (Buffer | number)[]>()
  let at = 0
  const varint = (): number => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++]
      if (byte === undefined) throw new Error('The message is cut')
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
  const take = (length: number): Buffer => bytes.subarray(at, (at += length))
  while (at < bytes.length) {
    const tag = varint()
    const [field, type] = [tag >> 3, tag & 7]
    const value = type === 0 ? varint() : take(type === 1 ? 8 : type === 5 ? 4 : varint())
    fields.set(field, [...(fields.get(field) ?? []), value])
  }
  return fields
}
