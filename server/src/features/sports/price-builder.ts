import { priceBuilder as contract } from '@tucano/contract/sports'
import { checkBuilder } from '@tucano/sports/prices'
import { BILLION } from '@tucano/sports/slips'
import { answer } from '#platform/endpoint'
import { eventOf } from './get-match.ts'
import { marketOf } from './place/judge.ts'
import { readJudging } from './place/judging.ts'
import { readLegs } from './place/legs-now.ts'
import { chancesOf, refusalOf } from './place/offered.ts'
import type { BuilderSelection, BuilderSource } from './source/builder-source.ts'
import type { Sports } from './sports.ts'

/** The chance of some selections together, in billionths, by which of them they are. */
async function readChances(
  source: BuilderSource,
  event: string,
  { selections, alone }: { selections: readonly BuilderSelection[]; alone: (selection: BuilderSelection) => number },
): Promise<Map<string, number>> {
  const sets = [selections, ...selections.map((_, left) => selections.filter((_one, at) => at !== left))]
  const chances = await Promise.all(
    sets.map(async (set) => {
      const [only, ...more] = set
      return only && more.length === 0 ? alone(only) : ((await source.price(event, set))?.chance ?? 0)
    }),
  )
  return new Map(sets.map((set, n) => [JSON.stringify(set), chances[n]!]))
}

export const priceBuilder = (sports: Sports) =>
  answer(contract, async ({ event: urn, selections: asked }) => {
    await eventOf(sports.services.db, urn)
    const [leg] = readLegs([{ event: urn, selections: asked }])
    const { selections } = leg!
    const keys = selections.map((one) => ({ event: urn, ...one }))
    const judging = await readJudging(sports.services.db, sports.judgedBy, { keys }, { isHeld: false })
    const offered = selections.map((selection) => judging.offered.get(marketOf(urn, selection)))
    const versions = offered.map((market) => Number(market?.version ?? 0n))
    const refusal = selections.map(({ outcome }, n) => refusalOf(offered[n], outcome, judging)).find((code) => code !== undefined)
    const none = { odds: null, isImpossible: false, implied: [], versions }
    if (refusal || !sports.builder) return { ...none, code: refusal ?? 'sports.builder.closed' }
    const chances = await readChances(sports.builder, urn, {
      selections,
      alone: ({ outcome }) => chancesOf(offered[selections.findIndex((one) => one.outcome === outcome)]!.outcomes, outcome).won,
    })
    const check = checkBuilder(selections, (set) => (chances.get(JSON.stringify(set)) ?? 0) / BILLION)
    if (check.impossible) return { ...none, isImpossible: true, code: 'sports.builder.impossible' }
    const price = await sports.builder.price(urn, selections)
    return {
      odds: price?.odds ?? null,
      isImpossible: false,
      implied: [...check.implied],
      versions,
      code: price ? null : 'sports.builder.closed',
    }
  })
