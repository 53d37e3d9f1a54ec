import { expect, test } from 'vitest'
import { namedIn } from './counted.ts'

const TOTAL = { en: 'Total', pt: 'Total' }

test('a bare total says what its sport counts, in both languages; what says so itself, and what nobody counts, stays as the feed has it', () => {
  expect(namedIn('sr:sport:1', TOTAL)).toEqual({ en: 'Total goals', pt: 'Total de gols' })
  expect(namedIn('sr:sport:117', TOTAL)).toEqual({ en: 'Total rounds', pt: 'Total de rounds' })
  const half = { en: '1st half - total', pt: '1º tempo: total' }
  expect(namedIn('sr:sport:2', half)).toEqual({ en: '1st half - total points', pt: '1º tempo: total de pontos' })
  const games = { en: 'Total games', pt: 'Total de games' }
  expect(namedIn('sr:sport:1', games)).toEqual(games)
  expect(namedIn('sr:sport:999', TOTAL)).toEqual(TOTAL)
})
