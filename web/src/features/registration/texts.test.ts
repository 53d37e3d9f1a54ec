import { expect, test } from 'vitest'
import { pt as errors } from '#platform/error-words'
import { en } from './texts-en.ts'
import { texts } from './texts.ts'

const { pt } = texts
const pattern = (id: number): string => pt[`pattern_${id}` as 'pattern_1']

test('there are 20 messages of patterns, in both languages [REG-23]', () => {
  for (const messages of [pt, en]) {
    const found = Object.entries(messages).filter(([key]) => key.startsWith('pattern_'))
    expect(found).toHaveLength(20)
    expect(new Set(found.map(([, message]) => message)).size).toBe(20)
  }
})
test('any characters [REG-24]', () => expect(pattern(1)).toBe('De {min} a {max} caracteres.'))
test('letters and digits, a letter first [REG-25]', () => expect(pattern(2)).toMatch(/letras e números, começando por letra/))
test('digits only [REG-26]', () => expect(pattern(3)).toMatch(/números/))
test('an e-mail [REG-27]', () => expect(pattern(4)).toMatch(/e-mail/))
test('no spaces [REG-28]', () => expect(pattern(5)).toMatch(/sem espaços/))
test('a date, in either order [REG-29]', () => expect([pattern(6), pattern(7)].join()).toMatch(/aaaa-mm-dd.*mm-dd-aaaa/))
test('a capital letter [REG-30]', () => expect(pattern(8)).toMatch(/maiúscula/))
test('a verification code that is wrong [REG-31]', () => expect(errors['verification.code.invalid']).toMatch(/código não confere/))
test('a phone number that is none [REG-32]', () => expect(pattern(13)).toMatch(/celular/))
test('a real name that is none [REG-33]', () => expect(pattern(14)).toMatch(/nome como está no documento/))
test('nothing typed [REG-35]', () => expect(pt.empty).toBe('Preencha este campo.'))
