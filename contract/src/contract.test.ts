import { expect, test } from 'vitest'
import { mayCall } from './endpoint.ts'
import { endpoints, liveEvents } from './index.ts'
import { fitsRule, register } from './registration.ts'
import { lotteryPath, pageAt } from './pages.ts'
import { countWords } from './text.ts'

test('every call has a name and an address of its own', () => {
  const names = endpoints.map(({ name }) => name)
  const addresses = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(endpoints.length).toBeGreaterThan(15)
})

test('every call names the module that switches it', () => {
  for (const { name, moduleId } of endpoints) expect(moduleId, name).toMatch(/^[A-Z0-9]+3$/)
  expect(endpoints.find(({ name }) => name === 'getStatus')?.moduleId).toBe('COMM3')
  expect(endpoints.find(({ name }) => name === 'getRegisterSettings')?.moduleId).toBe('REG3')
})

test('every call of operators names the role that opens it, but those about the own account', () => {
  const without = endpoints.filter(({ access, role }) => access === 'operator' && role === undefined)
  expect(without.map(({ name }) => name).toSorted()).toEqual(['changeOperatorPassword', 'getOperator', 'logoutOperator'])
  expect(endpoints.filter(({ access, role }) => access !== 'operator' && role !== undefined)).toEqual([])
  expect(endpoints.filter(({ role }) => role === 'support').length).toBeGreaterThan(5)
})

test('a role opens its own calls, an admin’s all of them, an auditor’s whatever only reads', () => {
  const [reads, changes] = [{ method: 'GET', role: 'cashier' } as const, { method: 'POST', role: 'cashier' } as const]
  expect([mayCall(['cashier'], reads), mayCall(['cashier'], changes)]).toEqual([true, true])
  expect([mayCall(['admin'], reads), mayCall(['admin'], changes)]).toEqual([true, true])
  expect([mayCall(['auditor'], reads), mayCall(['auditor'], changes)]).toEqual([true, false])
  expect([mayCall(['support', 'compliance'], reads), mayCall([], changes)]).toEqual([false, false])
  expect(mayCall([], { method: 'POST', role: undefined })).toBe(true)
  const several = { method: 'POST', role: ['support', 'cashier'] } as const
  expect([mayCall(['cashier'], several), mayCall(['compliance'], several), mayCall(['auditor'], several)]).toEqual([true, false, false])
})

test('events are named by their feature', () => {
  expect(liveEvents.map(({ name }) => name).toSorted()).toEqual([
    'chat.muted',
    'chat.removed',
    'chat.written',
    'content.changed',
    'deposits.changed',
    'deposits.queueChanged',
    'documents.changed',
    'jackpot.changed',
    'limits.changed',
    'live.muted',
    'live.officeChanged',
    'lobby.changed',
    'lottery.betChanged',
    'lottery.changed',
    'lottery.drawn',
    'member.changed',
    'messages.changed',
    'notices.changed',
    'operators.changed',
    'operators.sessionEnded',
    'promotions.changed',
    'promotions.envelope',
    'session.ended',
    'site.statusChanged',
    'sports.betChanged',
    'studios.ended',
    'support.articlesChanged',
    'support.changed',
    'support.deskChanged',
    'support.deskTyping',
    'support.deskWritten',
    'support.typing',
    'support.written',
    'wallet.balanceChanged',
    'winners.found',
    'withdrawals.changed',
  ])
})

const rule = {
  key: 'username',
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 6,
  acceptedPattern: '[a-z]+',
  patternId: 2,
} as const

test('a value fits its rule by length and by pattern, over its whole length; a star takes anything [REG-11] [REG-12]', () => {
  expect(fitsRule(rule, 'abcd')).toBe(true)
  expect(fitsRule(rule, 'abc')).toBe(false)
  expect(fitsRule(rule, 'abcdefg')).toBe(false)
  expect(fitsRule(rule, 'abcd1')).toBe(false)
  expect(fitsRule(rule, 'abcd\n1')).toBe(false)
  expect(fitsRule({ ...rule, acceptedPattern: '*' }, '漢字!?')).toBe(true)
})

test('an alternation in a pattern cannot escape its anchors', () => {
  expect(fitsRule({ ...rule, acceptedPattern: 'abcd|efgh' }, 'abcdzz')).toBe(false)
})

test('a path leads to its page, with or without a slash at the end', () => {
  expect(pageAt('/')).toBe('home')
  expect(pageAt('/rng/')).toBe('rng')
  expect(pageAt('/lobby/SLOTS')).toBe('lobby')
  expect(pageAt('/lobby/a/b')).toBeUndefined()
  expect(pageAt('/operator/diario')).toBe('operatorSection')
  expect(pageAt('/operator/a/b')).toBeUndefined()
  expect(pageAt('/nope')).toBeUndefined()
})

test('the address of the lottery has the parameters that are given, and no other', () => {
  expect(lotteryPath({})).toBe('/lottery')
  expect(lotteryPath({ gameCode: 'G1', vendor: '', playType: undefined })).toBe('/lottery?gameCode=G1')
  expect(lotteryPath({ gameCode: 'A&B', vendor: 'TCG_SEA', playType: 'lobby' })).toBe(
    '/lottery?gameCode=A%26B&vendor=TCG_SEA&playType=lobby',
  )
})

test('a registration carries what the specification names, and what it adds on submit [ENT-05]', () => {
  const named = [
    'username',
    'password',
    'confirmPassword',
    'payeeName',
    'email',
    'qqNum',
    'mobileNum',
    'recommenderId',
    'captcha',
    'verificationCode',
  ]
  named.push(
    'affiliateCode',
    'paymentPassword',
    'line',
    'whatsapp',
    'facebook',
    'wechat',
    'idNumber',
    'referralCode',
    'domain',
    'countryDialingCode',
  )
  named.push('registerUrl', 'registerMethod', 'login', 'slider', 'firebaseChannel', 'firebaseIdToken', 'agreed')
  expect(Object.keys(register.request.properties).toSorted()).toEqual(named.toSorted())
})

test('words are runs of letters and digits, whatever stands between them [CNT-08]', () => {
  expect(countWords('')).toBe(0)
  expect(countWords(' \n\t … — !!! 🎉 ')).toBe(0)
  expect(countWords('Olá, mundo!')).toBe(2)
  expect(countWords('um  dois\ntrês\u00a0quatro')).toBe(4)
  expect(countWords("e-mail copo-d'água 10,50 nome@exemplo.com 12:30")).toBe(5)
  expect(countWords('ação')).toBe(countWords('ação'.normalize('NFD')))
  expect(countWords('um,dois e/ou três')).toBe(5)
  expect(countWords('a - b — c / d')).toBe(4)
  expect(countWords('palavra '.repeat(500))).toBe(500)
})
