import { expect, test } from 'vitest'
import { Fault, toFault } from './fault.ts'

const failure = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code })

test.each(['40001', '40P01', '55P03', '57014', '57P01', '08006', '53300', 'ECONNREFUSED'])(
  'passing trouble %s is told as busy, never as a decision',
  (code) => {
    const fault = toFault(failure(code))
    expect(fault.code).toBe('system.busy')
    expect(fault.status).toBe(503)
    expect(fault.details.retryAfterSeconds).toBeGreaterThan(0)
  },
)

test.each(['Connection terminated unexpectedly', 'Client has encountered a connection error and is not queryable'])(
  'a connection that is gone is told as busy: %s',
  (message) => {
    expect(toFault(new Error(message)).code).toBe('system.busy')
  },
)

test('anything else is an error of ours, and says nothing of itself', () => {
  const fault = toFault(new Error('select secret from vault'))
  expect(fault.code).toBe('system.error')
  expect(fault.message).not.toContain('secret')
  expect(toFault(failure('23505')).code).toBe('system.error')
})

test('a fault names the fields that are wrong', () => {
  expect(new Fault('request.invalid', { fields: [{ field: 'a', problem: 'is required' }] }).message).toBe('a: is required')
})
