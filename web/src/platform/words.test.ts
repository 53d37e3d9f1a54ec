import { errorCatalogue } from '@tucano/contract/errors'
import { expect, test } from 'vitest'
import { en } from './words-en.ts'
import { words } from './words.ts'

const both = (key: keyof typeof en): string[] => [words.pt[key], en[key]]
const messages = [
  ['error.unknown', /Algo não saiu/, /Unknown error/, 'ERR-06'],
  ['error.network.failed', /Confira a conexão e tente de novo/, /Network link abnormal/, 'ERR-07'],
  ['error.network.slow', /demorando mais/, /takes longer/, 'ERR-08'],
  ['error.domain.check.failed', /não é do site oficial.*atendimento/, /not one of the official site.*contact support/, 'ERR-09'],
  ['error.region.blocked', /localização está bloqueado/, /location is blocked/, 'ERR-10'],
  ['error.system.maintenance', /manutenção/, /maintenance/, 'ERR-11'],
  ['error.game.maintenance', /jogo está em manutenção/, /game is under maintenance/, 'ERR-12'],
] as const

for (const [key, portuguese, english, id] of messages) {
  test(`${key} has a message in both languages [${id}]`, () => {
    const [pt, inEnglish] = both(key)
    expect(pt).toMatch(portuguese)
    expect(inEnglish).toMatch(english)
  })
}

test('every error code of the contract has a sentence in both languages', () => {
  for (const code of Object.keys(errorCatalogue)) {
    for (const sentence of both(`error.${code}` as keyof typeof en)) expect(sentence, code).toMatch(/\.$/)
  }
})
