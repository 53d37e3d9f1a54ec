import { errorCatalogue } from '@tucano/contract/errors'
import { expect, test } from 'vitest'
import { en } from './words-en.ts'
import { words } from './words.ts'

const both = (key: keyof typeof en): string[] => [words.pt[key], en[key]]
function expectSentences(key: keyof typeof en, portuguese: RegExp, english: RegExp): void {
  const [pt, inEnglish] = both(key)
  expect(pt).toMatch(portuguese)
  expect(inEnglish).toMatch(english)
}

test('error.unknown has a message in both languages [ERR-06]', () => expectSentences('error.unknown', /Algo não saiu/, /Unknown error/))
test('error.network.failed has a message in both languages [ERR-07]', () =>
  expectSentences('error.network.failed', /Confira a conexão e tente de novo/, /Network link abnormal/))
test('error.network.slow has a message in both languages [ERR-08]', () =>
  expectSentences('error.network.slow', /demorando mais/, /takes longer/))
test('error.domain.check.failed has a message in both languages [ERR-09]', () =>
  expectSentences('error.domain.check.failed', /não é do site oficial.*atendimento/, /not one of the official site.*contact support/))
test('error.region.blocked has a message in both languages [ERR-10]', () =>
  expectSentences('error.region.blocked', /localização está bloqueado/, /location is blocked/))
test('error.system.maintenance has a message in both languages [ERR-11]', () =>
  expectSentences('error.system.maintenance', /manutenção/, /maintenance/))
test('error.game.maintenance has a message in both languages [ERR-12]', () =>
  expectSentences('error.game.maintenance', /jogo está em manutenção/, /game is under maintenance/))

test('every error code of the contract has a sentence in both languages', () => {
  for (const code of Object.keys(errorCatalogue)) {
    for (const sentence of both(`error.${code}` as keyof typeof en)) expect(sentence, code).toMatch(/\.$/)
  }
})
