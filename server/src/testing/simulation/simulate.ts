import fc from 'fast-check'
import { type Step, history } from './history.ts'
import { Model } from './model.ts'
import { Runner } from './runner.ts'
import { type World, emptyWorld } from './world.ts'

export interface Failure {
  seed: number
  report: string
}

/** Runs the history of one seed against fresh books. A failure is made as short as it gets, within some time, and says how to run it again. */
export async function simulate(
  world: World,
  seed: number,
  { steps, shortenMs }: { steps: number; shortenMs: number },
): Promise<Failure | undefined> {
  const [made = []] = fc.sample(history(steps), { seed, numRuns: 1 })
  const failed = await run(world, made)
  if (!failed) return undefined
  const { steps: few, problem } = await shorten(world, made.slice(0, failed.at), { problem: failed.problem, shortenMs })
  const lines = few.map((step, index) => `  ${index + 1}. ${show(step)}`)
  return { seed, report: [`seed ${seed}: ${problem}`, ...lines, `again: npm run simulate -- --seed ${seed} --steps ${steps}`].join('\n') }
}

/** Takes the steps until something is wrong, and says what, and after how many of them. */
async function run(world: World, steps: Step[]): Promise<{ problem: string; at: number } | undefined> {
  await emptyWorld(world)
  const runner = new Runner(world, new Model())
  let at = 0
  try {
    for (const step of steps) {
      at++
      await runner.take(step)
    }
    await runner.finish()
    return undefined
  } catch (error) {
    return { problem: (error as Error).message, at }
  }
}

/** Leaves out whatever the failure does not need: halves first, then quarters, down to single steps. */
async function shorten(world: World, steps: Step[], { problem, shortenMs }: { problem: string; shortenMs: number }) {
  const until = performance.now() + shortenMs
  let few = steps
  let said = problem
  for (let size = few.length >> 1; size >= 1; size >>= 1) {
    for (let from = 0; from < few.length && performance.now() < until;) {
      const fewer = few.toSpliced(from, size)
      const failed = await run(world, fewer)
      if (failed) [few, said] = [fewer.slice(0, failed.at), failed.problem]
      else from += size
    }
  }
  return { steps: few, problem: said }
}

const show = (step: Step): string => JSON.stringify(step, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
