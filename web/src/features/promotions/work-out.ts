import { type BonusTerms, type DefinitionOf, partOf, workOut } from '@tucano/contract/promotions'

const WHOLE_BP = 10_000n

export interface Worked {
  /** What is given. */
  given: bigint
  /** What the deposit was, where terms ask for it to be staked, too. */
  deposit: bigint
  terms: BonusTerms | null
}

const capped = (amount: bigint, max: string | null): bigint => (max !== null && amount > BigInt(max) ? BigInt(max) : amount)

/** What a deposit would bring; nothing where it is too small. */
export function matchOf({ matchBp, minDeposit, max, terms }: DefinitionOf<'depositMatch'>, deposit: bigint): Worked | undefined {
  return deposit < BigInt(minDeposit) ? undefined : { given: capped(partOf(deposit, matchBp), max), deposit, terms }
}

/** The smallest deposit that brings all that there is. */
export function fullDeposit({ matchBp, minDeposit, max }: DefinitionOf<'depositMatch'>): bigint {
  const full = (BigInt(max) * WHOLE_BP + BigInt(matchBp) - 1n) / BigInt(matchBp)
  return full > BigInt(minDeposit) ? full : BigInt(minDeposit)
}

/** What comes back of what was lost in a period. */
export const cashbackOf = ({ bp, minLoss, max }: DefinitionOf<'cashback'>, lost: bigint): bigint | undefined =>
  lost < BigInt(minLoss) ? undefined : capped(partOf(lost, bp), max)

/** What comes back of what was staked on a day. */
export const rebateOf = ({ bp, max }: DefinitionOf<'rebate'>, staked: bigint): bigint => capped(partOf(staked, bp), max)

/** What a bonus asks for and at most gives. */
export const termsOf = ({ given, deposit, terms }: Worked) => (terms ? workOut(terms, given, deposit) : undefined)
