import { randomBytes } from 'node:crypto'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { createMember } from '#accounts/members'
import type { Services } from '#platform/services'
import { DemoTable } from './demo-table.ts'
import { isFirst } from './first.ts'

/** Who has been here before whoever opens the demo: their wins are what the board shows. */
const PLAYERS = ['Iara', 'Caio', 'Nina', 'Joca', 'Lia', 'Tomé', 'Zeca', 'Duda']
const MONEY = 5_000_00n
const STAKE = 200

/** The demo's latest wins: some members play the real games, through the same code, with the same odds. Once. */
export async function playDemo(services: Services, rounds: number): Promise<void> {
  if (rounds === 0 || !(await isFirst(services, 'rounds'))) return
  const table = await DemoTable.open(services)
  const members: bigint[] = []
  for (const nickname of PLAYERS) members.push(await newPlayer(services, table, nickname))
  // One round of each in turn, so that the latest wins are of different people.
  for (let round = 0; round < rounds / PLAYERS.length; round++) {
    for (const [n, memberId] of members.entries()) {
      // Every third round at the dice, which win often enough that the board is full.
      const gameCode = table.dice && (round + n) % 3 === 0 ? table.dice : table.codes[(n * 7 + round) % table.codes.length]!
      await table.play({ memberId, gameCode, stake: STAKE, n })
    }
  }
  await table.close()
  services.log.info({ rounds, players: PLAYERS.length }, 'the demo has latest wins')
}

async function newPlayer({ db, brand }: Services, table: DemoTable, nickname: string): Promise<bigint> {
  const account = `demo${randomBytes(5).toString('hex')}`
  const created = await createMember(db, { account, nickname, passwordHash: '*' })
  if (!('id' in created)) throw new Error('a member of the demo could not be made')
  const currency = brand.currency.code
  const [from, to] = [
    await operatorAccount(db, 'clearing', currency),
    await openAccount(db, { memberId: created.id, pocket: 'cash', currency }),
  ]
  await post(db, { key: `demo:${created.id}`, kind: 'demo', moves: [{ from, to, amount: MONEY, currency }] })
  await table.seat(created.id)
  return created.id
}
