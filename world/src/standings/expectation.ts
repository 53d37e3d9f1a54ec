/** Expectations are in millionths. */
export const MILLION = 1_000_000

/** What somebody is expected to score who is rated 0, 25, 50 … 800 points higher: 1/(1 + 10^(-difference/400)). */
const EXPECTED = [
  500_000, 535_916, 571_463, 606_288, 640_065, 672_510, 703_385, 732_507, 759_747, 785_027, 808_318, 829_633, 849_020, 866_557, 882_338,
  896_477, 909_091, 920_305, 930_242, 939_022, 946_760, 953_565, 959_537, 964_769, 969_347, 973_346, 976_836, 979_878, 982_528, 984_834,
  986_840, 988_584, 990_099,
]
const STEP = 25_000

/**
 * The share of a win that the higher rating makes likely, of a difference in thousandths of a point: by a table, so that it is the same wherever it is
 * worked out.
 */
export function expectedScore(difference: number): number {
  if (difference < 0) return MILLION - expectedScore(-difference)
  const place = Math.min(Math.floor(difference / STEP), EXPECTED.length - 2)
  const [from, to] = [EXPECTED[place]!, EXPECTED[place + 1]!]
  const beyond = Math.min(difference - place * STEP, STEP)
  return from + Math.floor(((to - from) * beyond) / STEP)
}
