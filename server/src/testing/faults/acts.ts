import { randomUUID } from 'node:crypto'
import type { Db } from '@tucano/database'
import { capture, hold, post, release } from '@tucano/ledger'
import { place, settle } from '#betting/bets'
import { newBetId } from '#betting/bet'
import type { KnownPlays } from '../known-plays.ts'
import { call } from './call.ts'
import type { Act, Journal, Leg } from './journal.ts'

export const CURRENCY = 'BRL'

export interface Member {
  id: bigint
  cash: bigint
}

/** Where a load works: members with some money, and the journal of everything that was asked for. */
export interface Books {
  journal: Journal
  members: Member[]
  /** Where deposits come from and withdrawals go to. */
  clearing: bigint
}

/** Whatever plays rounds: the road of this process, or another process. */
export type Player = Pick<KnownPlays, 'play'>

interface Asked {
  db: Db
  member: Member
  amount: bigint
}

const cashOf = ({ id }: Member): string => `${id}:cash`
const lockedOf = ({ id }: Member): string => `${id}:locked`
const CLEARING = 'operator:clearing'

/** A statement of its own is its own transaction. */
export async function deposit({ journal, clearing }: Books, { db, member, amount }: Asked): Promise<void> {
  const key = `deposit:${randomUUID()}`
  const moves = [{ from: clearing, to: member.cash, amount, currency: CURRENCY }]
  const legs: Leg[] = [
    [CLEARING, -amount],
    [cashOf(member), amount],
  ]
  await call(journal, { key, legs }, () => post(db, { key, kind: 'deposit', moves }))
}

/** Within a transaction, as features post: what may be lost then is the answer to the commit. */
export async function withdraw({ journal, clearing }: Books, { db, member, amount }: Asked): Promise<void> {
  const key = `withdrawal:${randomUUID()}`
  const moves = [{ from: member.cash, to: clearing, amount, currency: CURRENCY }]
  const legs: Leg[] = [
    [cashOf(member), -amount],
    [CLEARING, amount],
  ]
  await call(journal, { key, legs }, () => db.transaction().execute((trx) => post(trx, { key, kind: 'withdrawal', moves })))
}

interface Wager {
  member: Member
  stake: bigint
  payout: bigint
}

const GAME = { product: 'RNG', vendor: 'TUC', game: 'faults', inputs: '' }

export async function playRound({ journal }: Books, plays: Player, { member, stake, payout }: Wager): Promise<void> {
  const id = newBetId()
  const account = cashOf(member)
  const transcript = `transcript of ${id}`
  const act: Act = {
    key: `play:${id}`,
    legs: [
      [account, -stake],
      [account, payout],
      ['operator:house', stake - payout],
    ],
    round: { id, becomes: [account, stake, payout, 'settled', transcript].join('|') },
  }
  const round = { ...GAME, id, pocket: member.cash, stake, payout, transcript: Buffer.from(transcript) }
  const played = await call(journal, act, () => plays.play(round))
  if (played && (played.stake !== stake || played.payout !== payout || played.transcript?.toString() !== transcript))
    journal.complain('a round was answered with another one')
}

export async function bet({ journal }: Books, db: Db, { member, stake, payout }: Wager): Promise<void> {
  const id = newBetId()
  const account = cashOf(member)
  const placing: Act = {
    key: `bet:${id}:place`,
    legs: [
      [account, -stake],
      ['operator:stakes', stake],
    ],
    round: { id, becomes: [account, stake, 0, 'open', ''].join('|') },
  }
  if (!(await call(journal, placing, () => place(db, { ...GAME, product: 'SPORTS', id, pocket: member.cash, stake })))) return
  const settling: Act = {
    key: `bet:${id}:settle`,
    legs: [
      ['operator:stakes', -stake],
      ['operator:house', stake - payout],
      [account, payout],
    ],
    round: { id, becomes: [account, stake, payout, 'settled', ''].join('|') },
  }
  await call(journal, settling, () => db.transaction().execute((trx) => settle(trx, { id, payout })))
}

/** Sets money aside, takes some of it, perhaps nothing or all, and gives the rest back. */
export async function reserve({ journal, clearing }: Books, { db, member, amount, taken }: Asked & { taken: bigint }): Promise<void> {
  const key = `hold:${randomUUID()}`
  const rest = amount - taken
  const holding: Act = {
    key,
    legs: [
      [cashOf(member), -amount],
      [lockedOf(member), amount],
    ],
  }
  const held = await call(journal, holding, () => db.transaction().execute((trx) => hold(trx, { key, account: member.cash, amount })))
  if (!held) return
  const holdId = held.postingId
  if (taken > 0n) {
    const capturing: Act = {
      key: `${key}:capture`,
      legs: [
        [lockedOf(member), -taken],
        [CLEARING, taken],
      ],
    }
    await call(journal, capturing, () => capture(db, { key: capturing.key, holdId, to: clearing, amount: taken }))
  }
  if (rest === 0n) return
  const releasing: Act = {
    key: `${key}:release`,
    legs: [
      [lockedOf(member), -rest],
      [cashOf(member), rest],
    ],
  }
  await call(journal, releasing, () => release(db, { key: releasing.key, holdId }))
}
