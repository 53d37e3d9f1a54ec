import { expect, test } from 'vitest'
import { writeName } from './write-name.ts'

const places = { home: 'Jaguara', away: 'Marimbondo' }
const inPortuguese = (template: string, specifiers: string): string => writeName(template, { ...places, specifiers, language: 'PT' })
const inEnglish = (template: string, specifiers: string): string => writeName(template, { ...places, specifiers, language: 'EN' })

test('an ordinal goes by the word after it in Portuguese, and by its number in English', () => {
  expect(inPortuguese('{!setnr} set - vencedor', 'setnr=1')).toBe('1º set - vencedor')
  expect(inPortuguese('{!mapnr} mapa - {!xth} torre', 'mapnr=2|xth=3')).toBe('2º mapa - 3ª torre')
  expect(inPortuguese('{!scorenr} pontuação (com prorrogação)', 'scorenr=1')).toBe('1ª pontuação (com prorrogação)')
  expect(inPortuguese('{!xth} dragão', 'xth=2')).toBe('2º dragão')
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102].map((number) => inEnglish('{!goalnr} goal', `goalnr=${number}`))).toEqual(
    ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '102nd'].map((number) => `${number} goal`),
  )
})

test('lines have a comma in Portuguese and a point in English; handicaps say whose they are, and scores stay scores', () => {
  expect(inPortuguese('Mais de {total}', 'total=2.5')).toBe('Mais de 2,5')
  expect(inEnglish('Over {total}', 'total=2.5')).toBe('Over 2.5')
  expect(inPortuguese('{$competitor1} ({+hcp})', 'hcp=0.75')).toBe('Jaguara (+0,75)')
  expect(inPortuguese('{$competitor2} ({-hcp})', 'hcp=0.75')).toBe('Marimbondo (-0,75)')
  expect(inPortuguese('{$competitor2} ({-hcp})', 'hcp=0')).toBe('Marimbondo (0)')
  expect(inPortuguese('Empate ({hcp})', 'hcp=0:1')).toBe('Empate (0:1)')
  expect(inPortuguese('{!quarternr} quarto - total {total}', '')).toBe('quarto - total')
})
