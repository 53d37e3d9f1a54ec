import type { Definition, DefinitionOf, PromotionKind, Reward, Window } from '@tucano/contract/promotions'
import type { BetFact, MoneyFact } from '#betting/facts'

/** What a fact adds to how far a member is. */
export interface Measure {
  by: bigint
  /** Where things are counted that differ, and not how often: which one it is. */
  mark?: string
  /** Where each fact has a period of its own. */
  period?: string
  /** Whose it is, where that is somebody else than whom the fact is about. */
  memberId?: bigint
}

/** What is known of a member when a fact of it is heard. */
export interface AboutMember {
  memberId: bigint
  /** How many deposits it has made, this one included. */
  deposits: number
  /** The first of them. */
  first: { amount: bigint; at: Date } | null
  /** Who has brought it. */
  referrerId: bigint | null
  createdAt: Date
  rankLevel: number
  labelIds: readonly string[]
}

/** How a kind of promotion goes: which periods it has, what counts, what has been earned. Pure; what members do by a press is elsewhere. */
export interface Rules<D extends Definition = Definition> {
  window: (definition: D) => Window
  unit: 'money' | 'count' | 'hundredths'
  /** What a settled bet adds; taken away again when the bet is void. */
  bet?: (definition: D, fact: BetFact, about: AboutMember) => Measure | undefined
  /** What money without a bet adds. */
  money?: (definition: D, fact: MoneyFact, about: AboutMember) => Measure | undefined
  /** Whether it is earned as soon as enough has been measured, or when the period is over; by a press alone otherwise. */
  earns: 'target' | 'closing' | 'press'
  target?: (definition: D) => bigint
  /** What has been earned, once the target is reached or the period is over. */
  reward?: (definition: D, measured: bigint) => Reward | undefined
}

/** The rules of every kind. */
export type RulesByKind = { [Kind in PromotionKind]: Rules<DefinitionOf<Kind>> }
