import { baccarat, dragonTiger } from '@tucano/live'
import { expect, test } from 'vitest'
import { baccaratWinner, dragonTigerWinner } from './winner-of.ts'

const [ACE, KING, TWO, NINE] = [48, 44, 0, 28] as const

test('what a road is told is what the bet on that side is paid for', () => {
  const hands = [
    { player: [NINE, KING], banker: [TWO, KING] },
    { player: [TWO, KING], banker: [NINE, ACE] },
    { player: [ACE, KING], banker: [KING, ACE] },
  ]
  for (const result of hands) {
    const winner = baccaratWinner(result)
    for (const spot of baccarat.spots.slice(0, 3)) {
      const { over, under } = spot.comesTo(result)
      expect(over > under).toBe(spot.code === winner)
    }
  }
  const CODES = { banker: 'dragon', player: 'tiger', tie: 'tie' } as const
  for (const [dragon, tiger] of [
    [KING, ACE],
    [ACE, TWO],
    [TWO, TWO + 1],
  ] as const) {
    const code = CODES[dragonTigerWinner({ dragon, tiger })]
    const { over, under } = dragonTiger.spots.find((spot) => spot.code === code)!.comesTo({ dragon, tiger })
    expect(over > under).toBe(true)
  }
})
