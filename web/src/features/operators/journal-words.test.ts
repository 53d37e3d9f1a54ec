import { texts as sentenceTexts } from '#office/journal/texts.ts'
import { messagesText } from '#platform/text'
import { expect, test } from 'vitest'
import { tellDetails } from './journal-words.ts'
import { texts } from './texts.ts'

const telling = {
  t: messagesText(texts.pt),
  words: messagesText(sentenceTexts.pt),
  amount: (minor: string) => minor,
  moment: String,
  percent: String,
}

test('what a file was asked for is told in words: whose decisions it has is no search', () => {
  expect(
    tellDetails({ queue: 'adjustments', day: '2026-11-17', by: 'caio', state: 'approved', pocket: 'bonus', searched: true }, telling),
  ).toEqual([
    ['Fila', 'ajustes'],
    ['Dia', '17/11/2026'],
    ['Decididos por', 'caio'],
    ['Situação', 'aprovado'],
    ['Carteira', 'bônus'],
    ['Com busca', 'sim'],
  ])
  // An operator whose account is a word of the searches keeps its name.
  expect(tellDetails({ by: 'email' }, telling)).toEqual([['Decididos por', 'email']])
  expect(tellDetails({ by: ['cpf', 'id'] }, telling)).toEqual([['Busca por', 'CPF, número']])
})
