/** The source file cannot be converted to tables; the message says where and why. */
export class MalformedFacts extends Error {}
