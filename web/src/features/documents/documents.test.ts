import { expect, test } from 'vitest'
import { checkPerson } from './check-person.ts'

const ana = { fullName: 'Ana Maria d’Ávila-Souza', bornOn: '1990-02-28', cpf: '529.982.247-25', number: '12.345.678-9' }

test('what cannot be right is named field by field', () => {
  expect(checkPerson(ana)).toEqual([])
  expect(checkPerson({ fullName: 'Ana', bornOn: '', cpf: '529.982.247-26', number: '1' })).toEqual(['fullName', 'bornOn', 'cpf', 'number'])
  expect(checkPerson({ ...ana, fullName: 'Ana <b>' })).toEqual(['fullName'])
  expect(checkPerson({ ...ana, fullName: `Ana ${'a'.repeat(120)}` })).toEqual(['fullName'])
  expect(checkPerson({ ...ana, bornOn: '0001-01-01' })).toEqual(['bornOn'])
  expect(checkPerson({ ...ana, number: '12 345' })).toEqual(['number'])
})
