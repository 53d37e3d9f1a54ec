import type { StudioGame } from '@tucano/contract/studios'
import { number } from '#platform/format'
import { type Language, useLanguage } from '#platform/language'

/** A multiplier as it is written. It is in as many parts as a stake has units: 184 of a hundred is "1,84×", 20 of ten is "2×". */
export function timesText(multiplier: number, unit: number, language: Language): string {
  const digits = unit === 100 ? 2 : multiplier % unit === 0 ? 0 : 1
  return `${decimal(multiplier / unit, digits, language)}×`
}

/** A number with so many decimals. */
const decimal = (value: number, digits: number, language: Language): string => number(value, language, { min: digits })

/** Writes multipliers of a game. */
export function useTimes({ stakes }: StudioGame): (multiplier: number) => string {
  const language = useLanguage((state) => state.language)
  return (multiplier) => timesText(multiplier, Number(stakes.unit), language)
}

/** Writes numbers. */
export function useDecimal(): (value: number, digits: number) => string {
  const language = useLanguage((state) => state.language)
  return (value, digits) => decimal(value, digits, language)
}

/** What a multiplier of the game makes of a stake, as the server reckons it. */
export const payoutOf = ({ stakes }: StudioGame, stake: bigint, multiplier: number): bigint =>
  (stake / BigInt(stakes.unit)) * BigInt(multiplier)
