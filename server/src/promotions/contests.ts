import type { Listener } from '#betting/listen'
import { freezeBoards, hearBoards } from './boards.ts'
import type { Promotions } from './promotions.ts'
import { closeRaffles, hearRaffles } from './raffles.ts'

export const CONTESTS = 'promotions.contests'

/** Hears what members do, for raffles and boards; ends them when everything that counts has been heard. */
export const contestsListener = ({ versions, brand, giving }: Pick<Promotions, 'versions' | 'brand' | 'giving'>): Listener => ({
  name: CONTESTS,
  hear: async (db, facts) => {
    const { isOff, versions: all } = await versions.read(db)
    if (isOff) return
    await hearRaffles(db, facts, { versions: all, brand })
    await hearBoards(db, facts, { versions: all, brand })
  },
  closes: {
    periods: ['fiveMinutes'],
    close: async (db, { until }) => {
      const { versions: all } = await versions.read(db)
      const hasMore = (await closeRaffles(db, until, all)) || (await freezeBoards(db, until, { versions: all, giving }))
      return hasMore ? 'more' : undefined
    },
  },
})
