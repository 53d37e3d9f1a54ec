import { expect, test } from 'vitest'
import { usePublicStore } from './public-store.ts'

test('the public store has banners, notice, unreadMessage and currencySymbol, which is P until the server has spoken [ENT-30]', () => {
  expect(usePublicStore.getState()).toEqual({
    banners: [],
    notice: [],
    unreadMessage: 0,
    unreadMissions: 0,
    unreadRewards: 0,
    currencySymbol: 'P',
  })
})
