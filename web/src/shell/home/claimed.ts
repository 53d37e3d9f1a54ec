/** What may be said of a number of things: the claim if there are at least as many, the true count otherwise. */
export const claimed = (count: number, claim: number): { count: number; more: boolean } =>
  count >= claim ? { count: claim, more: true } : { count, more: false }
