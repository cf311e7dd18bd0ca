/** Thrown for a cursor that no page had. */
export class InvalidCursor extends Error {}
