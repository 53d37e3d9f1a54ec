/** Somebody thought better of it. Nothing went wrong, and nothing is said. */
export class Cancelled extends Error {}
