import { createTestDatabase } from '@tucano/database/test-cluster'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let owner: pg.Client

beforeAll(async () => {
  owner = new pg.Client({ connectionString: await createTestDatabase(inject('clusterUrl')) })
  await owner.connect()
})
afterAll(() => owner.end())

const ID = '01900000-0000-7000-8000-000000000000'
const LATER = '01900000-0000-7000-8000-000000000001'

/** A stake that is wrong in every way, and what is mended of it one after the other. */
const steps: [mended: object, refusal: string | null][] = [
  [
    { member: null, pocket: 'locked', closedAt: 'now', own: 'event.closed', stake: '0', id: ID, first: LATER, limited: 'limit.stake' },
    'account.unknown',
  ],
  [{ member: 1 }, 'account.locked'],
  [{ pocket: 'cash' }, 'account.closed'],
  [{ closedAt: null }, 'event.closed'],
  [{ own: null }, 'amount.invalid'],
  [{ stake: '1000000000000001' }, 'amount.invalid'],
  [{ stake: null }, 'amount.invalid'],
  [{ stake: '100' }, 'round.id.invalid'],
  [{ first: ID }, 'limit.stake'],
  [{ limited: null }, null],
]

test('of all that is wrong with a stake the first is told: the pocket, the way in, the amount, the id, the limits of the member', async () => {
  const asked: Record<string, unknown> = {}
  for (const [mended, refusal] of steps) {
    Object.assign(asked, mended)
    const { member, pocket, closedAt, own, stake, id, first, limited } = asked
    const { rows } = await owner.query<{ why: string | null }>(
      'select betting.judge_stake($1::bigint, $2, $3::timestamptz, $4, $5::bigint, $6::uuid, $7::uuid, $8::uuid, $9) as why',
      [member, pocket, closedAt, own, stake, id, first, 'ffffffff-ffff-ffff-ffff-ffffffffffff', limited],
    )
    expect(rows[0]!.why, JSON.stringify(asked)).toBe(refusal)
  }
})
