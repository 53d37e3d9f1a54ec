import { type Judged, chiSquareP, normalP, rarelyExceeded } from '@tucano/randomness/testing'

export const ENT_BYTES = 2 ** 26
/** Samples of 20,000 bits. */
export const FIPS_SAMPLES = 10_000
/** Of good bytes, 8 samples of 10,000 are outside the limits of FIPS 140-2. */
const FIPS_FAILS = 0.0008

/** What `ent -t` measured, as p-values. */
export function readEnt(output: string): Judged[] {
  const line = output.split('\n').find((line) => line.startsWith('1,'))
  const [, bytes, , chiSquare, mean, pi, correlation] = line?.split(',').map(Number) ?? []
  if (correlation === undefined) throw new Error(`ent answered ${output}`)
  const root = Math.sqrt(bytes!)
  // Six bytes are a point in a square; π/4 of them are in its circle.
  const spread = 4 * Math.sqrt((Math.PI / 4) * (1 - Math.PI / 4))
  return [
    { name: 'chi-square of bytes', p: chiSquareP(chiSquare!, 255) },
    { name: 'mean of bytes', p: normalP(((mean! - 127.5) * root) / Math.sqrt((256 ** 2 - 1) / 12)) },
    { name: 'π by points', p: normalP(((pi! - Math.PI) * Math.sqrt(bytes! / 6)) / spread) },
    { name: 'correlation of neighbours', p: normalP(correlation * root) },
  ]
}

/** What speaks against the bytes in the words of rngtest. */
export function readFips(output: string): { failures: number; allowed: number; problems: string[] } {
  const failures = Number(/FIPS 140-2 failures: (\d+)/.exec(output)?.[1] ?? Number.NaN)
  const successes = Number(/FIPS 140-2 successes: (\d+)/.exec(output)?.[1] ?? Number.NaN)
  const allowed = rarelyExceeded(FIPS_SAMPLES * FIPS_FAILS)
  const whole = failures + successes === FIPS_SAMPLES
  return { failures, allowed, problems: whole && failures <= allowed ? [] : [`rngtest answered ${output.trim()}`] }
}
