import { type CockfightResult, pairingIn } from '@tucano/live'

/** So many of the last bouts of a rooster are told. */
const FORM = 5

type Was = 'won' | 'lost' | 'drew'

/** How a rooster came out of its last bouts among those that are known, the newest last. Who met in them follows from their numbers. */
export function formOf(code: string, bouts: readonly { round: number; outcome: CockfightResult['outcome'] }[]): Was[] {
  return bouts
    .flatMap(({ round, outcome }): Was[] => {
      const { red, blue } = pairingIn(round)
      const corner = red.code === code ? 'red' : blue.code === code ? 'blue' : undefined
      if (!corner) return []
      return [outcome === 'draw' ? 'drew' : outcome === corner ? 'won' : 'lost']
    })
    .slice(-FORM)
}
