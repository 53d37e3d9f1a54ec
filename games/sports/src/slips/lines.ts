import { type Ratio, ratio } from '@tucano/round'

/** Full covers: every line of so many legs or more. */
const COVERS = {
  trixie: { legs: 3, from: 2 },
  patent: { legs: 3, from: 1 },
  yankee: { legs: 4, from: 2 },
  lucky15: { legs: 4, from: 1 },
  canadian: { legs: 5, from: 2 },
  lucky31: { legs: 5, from: 1 },
  heinz: { legs: 6, from: 2 },
  lucky63: { legs: 6, from: 1 },
  'super-heinz': { legs: 7, from: 2 },
  goliath: { legs: 8, from: 2 },
  'super-goliath': { legs: 9, from: 2 },
} as const

export type Cover = keyof typeof COVERS

/** What the lines of a slip are made of its legs by. A system has lines of `size` legs, and its bankers are in each of them. */
export type Form = { kind: 'single' | 'multiple' | Cover } | { kind: 'system'; size: number; bankers: readonly number[] }

export const LEGS_MAX = 20
export const LINES_MAX = 10_000

/** Which lines there are: all of these sizes, with every banker in them. */
export interface Lines {
  legs: number
  sizes: readonly number[]
  bankers: readonly number[]
}

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n)

function choose(n: number, count: number): number {
  let ways = count < 0 || count > n ? 0 : 1
  for (let k = 1; k <= count; k++) ways = (ways * (n - k + 1)) / k
  return ways
}

export const isCover = (kind: string): kind is Cover => Object.hasOwn(COVERS, kind)

export function linesOf(form: Form, legs: number): Lines {
  if (form.kind === 'system') return { legs, sizes: [form.size], bankers: form.bankers }
  const from = isCover(form.kind) ? COVERS[form.kind].from : legs
  return { legs, sizes: range(from, legs), bankers: [] }
}

export const countLines = ({ legs, sizes, bankers }: Lines): number =>
  sizes.reduce((count, size) => count + choose(legs - bankers.length, size - bankers.length), 0)

/** Whether so many legs can be bet on in this form. */
export function isPossible(form: Form, legs: number): boolean {
  if (legs < 1 || legs > LEGS_MAX) return false
  if (isCover(form.kind)) return COVERS[form.kind].legs === legs
  if (form.kind !== 'system') return form.kind === 'single' ? legs === 1 : legs > 1
  return form.size > Math.max(1, form.bankers.length) && form.size < legs && countLines(linesOf(form, legs)) <= LINES_MAX
}

/** What a slip of so many legs can be, without bankers: the plainest first. */
export function formsFor(legs: number): Form[] {
  const plain: Form[] = [{ kind: 'single' }, { kind: 'multiple' }]
  const systems = range(2, legs - 1).map((size): Form => ({ kind: 'system', size, bankers: [] }))
  const covers = (Object.keys(COVERS) as Cover[]).map((kind): Form => ({ kind }))
  return [...plain, ...systems, ...covers].filter((form) => isPossible(form, legs))
}

/** Multiples of two and three legs have names of their own. */
export function formName({ kind }: Form, legs: number): Form['kind'] | 'double' | 'treble' {
  if (kind !== 'multiple') return kind
  return legs === 2 ? 'double' : legs === 3 ? 'treble' : kind
}

/**
 * The sum, over all lines, of the products of their factors; exact, and not in lowest terms. No line is written down: sums of products of so many factors
 * grow by one factor at a time. All factors stand over one number, as lowest terms at every step would take far longer than the sums.
 */
export function sumOfLines({ legs, sizes, bankers }: Lines, factors: readonly Ratio[]): Ratio {
  if (factors.length !== legs) throw new RangeError('a factor for every leg')
  const under = factors.reduce((common, factor) => common * ratio(common, factor.under).under, 1n)
  const banked = new Set(bankers)
  const longest = Math.max(...sizes) - banked.size
  const sums = [1n, ...range(1, longest).map(() => 0n)]
  let always = 1n
  for (const [at, factor] of factors.entries()) {
    const scaled = factor.over * (under / factor.under)
    if (banked.has(at)) always *= scaled
    else for (let count = longest; count >= 1; count--) sums[count]! += sums[count - 1]! * scaled
  }
  const over = sizes.reduce((sum, size) => sum + always * (sums[size - banked.size] ?? 0n) * under ** BigInt(legs - size), 0n)
  return { over, under: under ** BigInt(legs) }
}
