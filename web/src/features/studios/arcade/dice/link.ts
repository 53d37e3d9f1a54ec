import type { DadosBet, DadosSheet } from '@tucano/arcade'

/** A bet by what decides it: the side, and how many of all rolls win. Target, chance and multiplier follow. */
export interface DiceChoice {
  side: DadosBet['side']
  wins: number
}

/** Rolls are written with two decimals. */
export const HUNDREDTHS = 100

export const targetOf = ({ side, wins }: DiceChoice, { rolls }: DadosSheet): number => (side === 'under' ? wins : rolls - 1 - wins)

export const multiplierOf = ({ wins }: DiceChoice, { dividend }: DadosSheet): number => Math.floor(dividend / wins)

/** Of a hundred, how often it wins. */
export const chanceOf = ({ wins }: DiceChoice, { rolls }: DadosSheet): number => (100 * wins) / rolls

export const withTarget = (choice: DiceChoice, target: number, sheet: DadosSheet): DiceChoice =>
  within({ ...choice, wins: choice.side === 'under' ? target : sheet.rolls - 1 - target }, sheet)

export const withChance = (choice: DiceChoice, percent: number, sheet: DadosSheet): DiceChoice =>
  within({ ...choice, wins: (percent * sheet.rolls) / 100 }, sheet)

/** The likeliest bet that pays at least so much. */
export const withMultiplier = (choice: DiceChoice, hundredths: number, sheet: DadosSheet): DiceChoice =>
  within({ ...choice, wins: Math.floor(sheet.dividend / Math.max(hundredths, 1)) }, sheet)

function within(choice: DiceChoice, { wins: { min, max } }: DadosSheet): DiceChoice {
  return { ...choice, wins: Math.min(Math.max(Math.round(choice.wins), min), max) }
}
