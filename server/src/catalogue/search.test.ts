import { expect, test } from 'vitest'
import { NameIndex, plain } from './search.ts'

const games = [
  ['Coroa do Pantanal', 'Crown of the Pantanal'],
  ['Onça de Ouro', 'Golden Jaguar'],
  ['Ouro do Garimpo', 'Prospector’s Gold'],
  ['Vinte e Um', 'Blackjack'],
  ['Açaí Express', 'Açaí Express'],
]
const index = new NameIndex(games)
const find = (typed: string) => index.find(typed).map((place) => games[place]![0])

test('accents and capitals make no difference', () => {
  expect(plain('  Açaí—ÉXPRESS! ')).toBe('acai express')
  expect(find('ACAI')).toEqual(['Açaí Express'])
  expect(find('açaí')).toEqual(['Açaí Express'])
})

test('the beginning of a name goes before the beginning of a word, and that before the middle of one', () => {
  expect(find('ouro')).toEqual(['Ouro do Garimpo', 'Onça de Ouro'])
  expect(find('garim ou')).toEqual(['Ouro do Garimpo'])
  expect(find('antana')).toEqual(['Coroa do Pantanal'])
})

test('names of both languages are found', () => {
  expect(find('golden')).toEqual(['Onça de Ouro'])
  expect(find('blackj')).toEqual(['Vinte e Um'])
})

test('a slip is forgiven, and nonsense finds nothing', () => {
  expect(find('pantanau')[0]).toBe('Coroa do Pantanal')
  expect(find('blakjack')).toEqual(['Vinte e Um'])
  expect(find('xyzzyq')).toEqual([])
})

test('nothing typed finds everything in its order', () => {
  expect(find(' ')).toEqual(games.map(([name]) => name))
})
