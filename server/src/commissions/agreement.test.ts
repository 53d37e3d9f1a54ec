import { expect, test } from 'vitest'
import { type AgreementAct, type AgreementState, periodOf, turnOf } from './agreement.ts'

const states: readonly AgreementState[] = ['P', 'A', 'E', 'V', 'R', 'X', 'C']
const acts: readonly AgreementAct[] = ['accept', 'reject', 'withdraw', 'edit', 'askEnd', 'confirmEnd', 'keep', 'expire', 'end']

/** Where an agreement stands, what somebody does, who, and where it stands then. */
const turns = `
  P accept payee A    P reject payee R    P withdraw payer X    P expire time X    P end operator X
  A edit payer E      A askEnd payer V    A end operator C
  E accept payee A    E reject payee A    E withdraw payer A    E expire time A    E end operator C
  V keep payee A      V confirmEnd payee C    V withdraw payer A    V expire time A    V end operator C`

test('an agreement goes on from where it stands by what may be done then and by whom, and by nothing else', () => {
  const told = turns.trim().split(/\s{2,}/)
  const all = states.flatMap((state) =>
    acts.flatMap((act) => {
      const turn = turnOf(state, act)
      return turn ? [`${state} ${act} ${turn.by} ${turn.to}`] : []
    }),
  )
  expect(all.toSorted()).toEqual(told.toSorted())
})

test('dividends have the period that was agreed, half a month if none was; salaries have their own', () => {
  expect([periodOf('dividend'), periodOf('dividend', 'month')]).toEqual(['halfMonth', 'month'])
  expect((['salaryDay', 'salaryHour', 'salaryLive'] as const).map((kind) => periodOf(kind, 'month'))).toEqual([
    'day',
    'hour',
    'fiveMinutes',
  ])
})
