import { expect, test } from 'vitest'
import { budgetKey, isThisMachine, visitorAddress } from './address.ts'

const seen = (forwarded: string | undefined, trustedProxies: number, socket = '10.0.0.9'): string =>
  visitorAddress({ socket, forwarded, trustedProxies })

test('without a trusted proxy no header counts', () => {
  for (const header of ['1.2.3.4', '1.2.3.4, 5.6.7.8', '::1', 'garbage']) expect(seen(header, 0)).toBe('10.0.0.9')
})

test('with one proxy the right-most address counts, whatever was written before it', () => {
  expect(seen('203.0.113.7', 1)).toBe('203.0.113.7')
  for (const spoof of ['1.1.1.1', '1.1.1.1, 2.2.2.2', 'x', '', '127.0.0.1', '::1', '1.1.1.1:80', '"1.1.1.1"']) {
    expect(seen(`${spoof}, 203.0.113.7`, 1), spoof).toBe('203.0.113.7')
  }
})

test('with two proxies the second from the right counts', () => {
  expect(seen('9.9.9.9, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7')
  expect(seen('203.0.113.7', 2)).toBe('203.0.113.7')
})

test('ports, brackets, zones and wrapped addresses are taken off', () => {
  expect(seen('203.0.113.7:4711', 1)).toBe('203.0.113.7')
  expect(seen('[2001:db8::1]:443', 1)).toBe('2001:db8::1')
  expect(seen('fe80::1%eth0', 1)).toBe('fe80::1')
  expect(seen('::ffff:203.0.113.7', 1)).toBe('203.0.113.7')
  expect(seen('::ffff:cb00:7107', 1)).toBe('203.0.113.7')
  expect(seen('0:0:0:0:0:ffff:cb00:7107', 1)).toBe('203.0.113.7')
  expect(seen(undefined, 0, '::ffff:127.0.0.1')).toBe('127.0.0.1')
})

test('what a proxy wrote and nobody can read leaves the proxy itself', () => {
  for (const nonsense of ['unknown', '_hidden', '999.1.1.1', '1.2.3', 'a, ', '1.2.3.4.5', '::g'])
    expect(seen(nonsense, 1), nonsense).toBe('10.0.0.9')
})

test('one subscriber has one budget', () => {
  expect(budgetKey('203.0.113.7')).toBe('203.0.113.7')
  expect(budgetKey('2001:db8:1:2::1')).toBe(budgetKey('2001:db8:1:2:ffff:ffff:ffff:ffff'))
  expect(budgetKey('2001:db8:1:2::1')).not.toBe(budgetKey('2001:db8:1:3::1'))
  expect(budgetKey('::1')).toBe('0:0:0:0::/64')
})

const asked = (headers: Record<string, string>, remoteAddress = '127.0.0.1', httpVersion = '1.1') =>
  isThisMachine({ headers: { host: 'localhost:3000', ...headers }, httpVersion, socket: { remoteAddress } })

test('a request of this machine comes from it, and has passed no proxy', () => {
  for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(asked({}, from), from).toBe(true)
  for (const host of ['127.0.0.1:3000', 'localhost', '[::1]:3000', 'LOCALHOST:80']) expect(asked({ host }), host).toBe(true)
  for (const from of ['203.0.113.7', '10.0.0.1', '']) expect(asked({}, from), from).toBe(false)
  for (const header of [
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'via',
    'x-real-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'cf-connecting-ip',
    'true-client-ip',
    'fly-client-ip',
    'x-envoy-external-address',
    'x-original-forwarded-for',
  ])
    expect(asked({ [header]: '127.0.0.1' }), header).toBe(false)
  // A proxy that adds nothing.
  for (const host of ['tucano.example', 'localhost.evil.example', '', '203.0.113.7:3000']) expect(asked({ host }), host).toBe(false)
  expect(asked({}, '127.0.0.1', '1.0')).toBe(false)
})
