import { contentSubjects } from '@tucano/contract/content/items'
import { messagesText } from '#platform/text'
import { expect, test } from 'vitest'
import { subjectName } from './subject-name.ts'
import { texts } from './texts.ts'

const t = messagesText(texts.pt)

test('what an entry of the journal is about is said in words; an id by its end, and what nobody knows as it is written', () => {
  expect(subjectName(t, 'operator:5')).toBe('Operador 5')
  expect(subjectName(t, 'withdrawal:018f0000-0000-7000-8000-0000000abcde')).toBe('Saque …0abcde')
  expect(subjectName(t, 'settlement:12-1761966000000')).toBe('Apuração 12')
  expect(subjectName(t, 'members:name-mobile')).toBe('Busca de membros')
  expect(subjectName(t, 'queue:deposits')).toBe('Lista baixada')
  expect(subjectName(t, 'promotionapplication:7')).toBe('Pedido de promoção 7')
  expect(subjectName(t, 'promotions:all')).toBe('Todas as promoções')
  expect(subjectName(t, 'thing:1')).toBe('thing:1')
  for (const subject of [
    ...contentSubjects,
    'agreement',
    'application',
    'move',
    'settlement',
    'promotion',
    'goods',
    'redemption',
    'suspicion',
  ])
    expect(subjectName(t, `${subject}:x`)).not.toContain(':')
})
