import type { DiceBet, DiceSheet } from '@tucano/arcade'

/** A bet by what decides it: the side, and how many of all rolls win. Target, chance and multiplier follow. */
export interface DiceChoice {
  side: DiceBet['side']
  wins: number
}

/** Rolls are written with two decimals. */
export const HUNDREDTHS = 100

export const targetOf = ({ side, wins }: DiceChoice, { rolls }: DiceSheet): number => (side === 'under' ? wins : rolls - 1 - wins)

export const multiplierOf = ({ wins }: DiceChoice, { dividend }: DiceSheet): number => Math.floor(dividend / wins)

/** Of a hundred, how often it wins. */
export const chanceOf = ({ wins }: DiceChoice, { rolls }: DiceSheet): number => (100 * wins) / rolls

export const withTarget = (choice: DiceChoice, target: number, sheet: DiceSheet): DiceChoice =>
  within({ ...choice, wins: choice.side === 'under' ? target : sheet.rolls - 1 - target }, sheet)

export const withChance = (choice: DiceChoice, percent: number, sheet: DiceSheet): DiceChoice =>
  within({ ...choice, wins: (percent * sheet.rolls) / 100 }, sheet)

/** The likeliest bet that pays at least so much. */
export const withMultiplier = (choice: DiceChoice, hundredths: number, sheet: DiceSheet): DiceChoice =>
  within({ ...choice, wins: Math.floor(sheet.dividend / Math.max(hundredths, 1)) }, sheet)

function within(choice: DiceChoice, { wins: { min, max } }: DiceSheet): DiceChoice {
  return { ...choice, wins: Math.min(Math.max(Math.round(choice.wins), min), max) }
}
