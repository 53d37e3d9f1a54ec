import { type FreeSpins, type Leads, leftAfter } from './free-spins.ts'
import { type LineModel, stopsOf } from './line-returns.ts'
import { type Sums, sumsOf } from './line-sums.ts'

/** What is told of a game besides its return, for reports: nothing here decides an outcome. */
export interface Figures {
  /** How many of the paid spins pay, and how many lead to free spins. */
  hitRate: number
  featureRate: number
  /** Standard deviation of what a round pays, times the stake, for each choice. */
  deviations: number[]
  /** No round pays more than so many coins. */
  maximum: number
  /** All stops of paid and of free spins, by the number of scatters. */
  paid: Sums[]
  free: Sums[]
}

/** Average, and average of the square. */
interface Moments {
  mean: number
  square: number
}

export function figuresOf({ cost, rules, paid, free, choices }: LineModel): Figures {
  const sums = sumsOf(paid, rules)
  const freeSums = sumsOf(free, rules)
  const stops = stopsOf(paid)
  const freeMost = Math.max(...freeSums.map(({ most }) => most))
  return {
    hitRate: sums.reduce((all, { hits }) => all + hits, 0) / stops,
    featureRate: sums.reduce((all, { ways }, scatters) => all + (choices[0]![scatters] ? ways : 0), 0) / stops,
    deviations: choices.map((leads) => {
      const { mean, square } = momentsAfter(sums, 1, (scatters) => {
        const lead = leads[scatters]
        return lead ? freeMoments(lead, leads, freeSums) : { mean: 0, square: 0 }
      })
      return Math.sqrt(square - mean ** 2) / cost
    }),
    // Each of at most `max` free spins pays at most what the best one pays.
    maximum: Math.max(
      ...choices.flatMap((leads) =>
        sums.map(({ ways, most }, scatters) => {
          const { max, multiplier } = leads[scatters] ?? { max: 0, multiplier: 0 }
          return ways > 0 ? most + max * multiplier * freeMost : 0
        }),
      ),
    ),
    paid: sums,
    free: freeSums,
  }
}

/** Of a spin and what comes after it, which depends on the scatters alone. */
export function momentsAfter(sums: readonly Sums[], multiplier: number, next: (scatters: number) => Moments): Moments {
  const stops = sums.reduce((all, { ways }) => all + ways, 0)
  let [mean, square] = [0, 0]
  for (const [scatters, { ways, coins, squares }] of sums.entries()) {
    if (ways === 0) continue
    const then = next(scatters)
    mean += (coins * multiplier + ways * then.mean) / stops
    square += (squares * multiplier ** 2 + 2 * coins * multiplier * then.mean + ways * then.square) / stops
  }
  return { mean, square }
}

/** The table of expectedSpins, of what the spins pay. */
export function freeMoments({ spins, multiplier, max }: FreeSpins, leads: Leads, sums: readonly Sums[]): Moments {
  const nothing = { mean: 0, square: 0 }
  let table = [nothing]
  for (let most = 1; most <= max; most++) {
    const before = table
    table = Array.from({ length: most + 1 }, (_, left) =>
      left === 0 ? nothing : momentsAfter(sums, multiplier, (scatters) => before[leftAfter(left, leads[scatters]?.more ?? 0, most)]!),
    )
  }
  return table[spins]!
}
