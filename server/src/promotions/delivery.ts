import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { giveBonus } from '#bonus/bonuses'
import { giveFreeBet, giveFreeRounds } from '#bonus/free-stakes'
import type { Delivery } from './give.ts'

/** How money and free stakes reach members. Points, tickets and goods come from those who keep them. */
export const moneyDelivery = (currency: string): Delivery => ({
  cash: async (db, { key, memberId, reward }) => {
    const from = await operatorAccount(db, 'promotion', currency)
    const to = await openAccount(db, { memberId, pocket: 'cash', currency })
    return (await post(db, { key, kind: 'reward', moves: [{ from, to, amount: BigInt(reward.amount), currency }] })).postingId
  },
  bonus: async (db, { key, memberId, title, deposit, reward }) => {
    const amount = BigInt(reward.amount)
    await giveBonus(db, { memberId, currency, source: key, title, amount, terms: reward.terms, ...(deposit !== undefined && { deposit }) })
    return undefined
  },
  freeRounds: async (db, { key, memberId, title, reward: { game, rounds, stake, days } }) => {
    await giveFreeRounds(db, { memberId, source: key, title, stake: BigInt(stake), days, game, rounds })
    return undefined
  },
  freeBet: async (db, { key, memberId, title, reward: { amount, products, days } }) => {
    await giveFreeBet(db, { memberId, source: key, title, stake: BigInt(amount), days, products })
    return undefined
  },
})
