/** The file is not what the tables can be made of; the message says where. */
export class MalformedFacts extends Error {}
