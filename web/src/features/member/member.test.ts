import { PICTURE_BYTES_MAX } from '@tucano/contract/member'
import { expect, test } from 'vitest'
import { inkOn } from './label-ink.ts'
import { base64Of, problemOf } from './picture.ts'
import { protectionsOf } from './protection.ts'
import type { Security } from './queries.ts'

test('letters on a label can be read, whatever its colour', () => {
  expect(inkOn('#ABABAB')).toBe('#000000')
  expect(inkOn('#FFD166')).toBe('#000000')
  expect(inkOn('#0F6B4F')).toBe('#FFFFFF')
  expect(inkOn('#17211D')).toBe('#FFFFFF')
})

test('a picture is refused before it is sent: by kind, by size', () => {
  expect(problemOf({ type: 'image/png', size: PICTURE_BYTES_MAX })).toBeUndefined()
  expect(problemOf({ type: 'image/jpeg', size: 1 })).toBeUndefined()
  expect(problemOf({ type: 'image/webp', size: 1 })).toEqual({ key: 'pictureType' })
  expect(problemOf({ type: 'image/png', size: PICTURE_BYTES_MAX + 1 })).toEqual({ key: 'pictureLarge', size: '5,1' })
  expect(base64Of('data:image/png;base64,AAAA')).toBe('AAAA')
})

const bare: Security = {
  mobile: { value: '+55 ****1234', verified: false },
  email: { value: null, verified: false },
  payeeName: null,
  registeredAt: 0,
  password: { set: true, changedAt: 0 },
  paymentPassword: false,
  authenticator: false,
  devices: 1,
}
const all = { contacts: true, passwords: true }
const done = (security: Security, offered = all): string[] =>
  protectionsOf(security, offered)
    .filter(({ done: has }) => has)
    .map(({ key }) => key)

test('only what the account has counts: a number that nobody confirmed does not', () => {
  expect(done(bare)).toEqual(['password'])
  expect(done({ ...bare, mobile: { value: '+55 ****1234', verified: true }, authenticator: true })).toEqual([
    'password',
    'authenticator',
    'mobile',
  ])
  expect(done({ ...bare, password: { set: false, changedAt: 0 } })).toEqual([])
})

test('what a brand does not offer is not missing', () => {
  expect(protectionsOf(bare, { contacts: false, passwords: true }).map(({ key }) => key)).toEqual(['password', 'paymentPassword'])
})
