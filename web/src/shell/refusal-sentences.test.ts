import { errorCatalogue } from '@tucano/contract/errors'
import { expect, test } from 'vitest'
import { en as errorsInEnglish } from './refusal-sentences-en.ts'
import { pt as errors } from './refusal-sentences.ts'
import { en as wordsInEnglish } from '#platform/words-en'
import { words } from '#platform/words'

const named = (sentences: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(sentences).map(([code, sentence]) => [`error.${code}`, sentence]))
const pt = { ...words.pt, ...named(errors) }
const en = { ...wordsInEnglish, ...named(errorsInEnglish) }

const both = (key: string): string[] => [(pt as Record<string, string>)[key]!, (en as Record<string, string>)[key]!]
function expectSentences(key: string, portuguese: RegExp, english: RegExp): void {
  const [inPortuguese, inEnglish] = both(key)
  expect(inPortuguese).toMatch(portuguese)
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
test('error.phone-auth.invalid-phone-number has a message in both languages [ERR-13]', () =>
  expectSentences('error.phone-auth.invalid-phone-number', /não é válido/, /not valid/))
test('error.phone-auth.missing-phone-number has a message in both languages [ERR-14]', () =>
  expectSentences('error.phone-auth.missing-phone-number', /Digite o número/, /Type the mobile number/))
test('error.phone-auth.too-many-requests has a message in both languages [ERR-15]', () =>
  expectSentences('error.phone-auth.too-many-requests', /5 minutos/, /5 minutes/))
test('error.phone-auth.unknown has a message in both languages [ERR-16]', () =>
  expectSentences('error.phone-auth.unknown', /não respondeu/, /did not answer/))
test('error.phone-auth.invalid-verification-code has a message in both languages [ERR-17]', () =>
  expectSentences('error.phone-auth.invalid-verification-code', /não confere/, /not right/))
test('error.phone-auth.missing-verification-code has a message in both languages [ERR-18]', () =>
  expectSentences('error.phone-auth.missing-verification-code', /Digite o código/, /Type the code/))
test('error.phone-auth.captcha-check-failed has a message in both languages [ERR-19]', () =>
  expectSentences('error.phone-auth.captcha-check-failed', /verificação de segurança/, /security check/))
test('error.phone-auth.quota-exceeded has a message in both languages [ERR-20]', () =>
  expectSentences('error.phone-auth.quota-exceeded', /atendimento/, /[Cc]ontact support/))
test('error.phone-auth.operation-not-allowed has a message in both languages [ERR-21]', () =>
  expectSentences('error.phone-auth.operation-not-allowed', /não está disponível/, /not available/))
test('error.phone-auth.code-expired has a message in both languages [ERR-22]', () =>
  expectSentences('error.phone-auth.code-expired', /Peça outro/, /Ask for another/))
test('error.phone-auth.popup-closed-by-user has a message in both languages [ERR-23]', () =>
  expectSentences('error.phone-auth.popup-closed-by-user', /login não foi feito. Tente de novo/, /login failed. Try again/))

test('every error code of the contract has a sentence in both languages', () => {
  for (const code of Object.keys(errorCatalogue)) {
    for (const sentence of both(`error.${code}`)) expect(sentence, code).toMatch(/\.$/)
  }
})
