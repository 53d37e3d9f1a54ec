/** A refusal that the page has its own words for. */
export class Told extends Error {}
