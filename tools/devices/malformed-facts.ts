/** Thrown if the source file cannot be converted to tables; the message states where and why. */
export class MalformedFacts extends Error {}
