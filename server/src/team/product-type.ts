/** Types of products, as teams count them. */
const productTypes = ['LOTT', 'ELOTT', 'LIVE', 'RNG', 'SPORTS', 'FISH', 'PVP'] as const

/** A type, or all of them together. */
export type TeamType = 'CONS' | (typeof productTypes)[number]

const SPORTS = new Set(['ESPORTS', 'COCKFIGHT'])

/** E-sports and cockfights count as sports. What is of no type counts in all of them together. */
export const typeOf = (product: string): TeamType =>
  SPORTS.has(product) ? 'SPORTS' : (productTypes.find((type) => type === product) ?? 'CONS')
