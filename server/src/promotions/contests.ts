import type { Listener } from '#betting/listen'
import { freezeBoards, hearBoards } from './boards.ts'
import type { Promotions } from './promotions.ts'
import { closeRaffles, hearRaffles } from './raffles.ts'

export const CONTESTS = 'promotions.contests'

/** Hears what members do, for raffles and boards; ends them when everything that counts has been heard. */
export const contestsListener = ({ versions, brand, giving }: Pick<Promotions, 'versions' | 'brand' | 'giving'>): Listener => ({
  name: CONTESTS,
  hear: async (db, facts) => {
    const kept = await versions.read(db)
    await hearRaffles(db, facts, { kept, brand })
    await hearBoards(db, facts, { kept, brand })
  },
  closes: {
    periods: ['fiveMinutes'],
    close: async (db, { until }) => {
      const { isOff, versions: all } = await versions.read(db)
      // What is over while everything is switched off waits until it is on again.
      if (isOff) return undefined
      const hasMore = (await closeRaffles(db, until, all)) || (await freezeBoards(db, until, { versions: all, giving }))
      return hasMore ? 'more' : undefined
    },
  },
})
