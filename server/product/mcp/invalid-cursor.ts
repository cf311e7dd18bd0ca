/** Thrown for a cursor that was never returned. */
export class InvalidCursor extends Error {}
