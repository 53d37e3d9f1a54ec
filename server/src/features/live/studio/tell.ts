import type { LiveFact, LiveView } from '@tucano/contract/live'
import type { Json } from '@tucano/round'
import type { Telling } from '#rooms/kind'
import { tellTable, viewTable } from '../room/tell.ts'
import type { TableFact } from '../room/state.ts'
import { type StudioFact, type StudioState, studioViewOf } from './state.ts'

export const viewStudio = (state: StudioState, memberId?: bigint): LiveView => ({
  ...viewTable(state, memberId),
  studio: studioViewOf(state),
})

/** As of every table, with what the studio has said. What was taken back for being late is told as what was taken back. */
export function tellStudio(facts: StudioFact[], state: StudioState): Telling {
  const ofTable = facts.flatMap((fact): TableFact[] =>
    fact.name === 'studio' || fact.name === 'corrected' ? [] : [fact.name === 'late' ? { ...fact, name: 'back' } : fact],
  )
  const { everybody, instead = {} } = tellTable(ofTable, state)
  const more: LiveFact[] = facts.some(({ name }) => name !== 'chips' && name !== 'back') ? [{ set: { studio: studioViewOf(state) } }] : []
  for (const fact of facts) {
    const found = fact.name === 'corrected' && state.past.find(({ round }) => round === fact.round)
    if (found) more.push({ past: found })
  }
  const withMore = (told: Json[]): Json[] => [...told, ...(more as Json[])]
  return { everybody: withMore(everybody), instead: Object.fromEntries(Object.entries(instead).map(([id, told]) => [id, withMore(told)])) }
}
