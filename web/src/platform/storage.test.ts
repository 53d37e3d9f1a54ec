import { expect, test } from 'vitest'
import { local, localKeys, sessionKeys } from './storage.ts'

test('the keys of browser storage are those of the specification, and eight of our own', () => {
  expect(localKeys).toEqual([
    'lang',
    'hisLang',
    'theme',
    'hideBalance',
    'seenPromotions',
    'gameSound',
    'gameTurbo',
    'officeAlerts',
    'LOTTFAV',
    'betSlip',
    'oddsView',
    'liveTables',
  ])
  expect(sessionKeys.length).toBe(22)
  expect(new Set(sessionKeys).size).toBe(22)
})

test('a browser that refuses storage is no reason to fail', () => {
  expect(local.read('theme')).toBeUndefined()
  expect(() => local.write('theme', 'dark')).not.toThrow()
})
