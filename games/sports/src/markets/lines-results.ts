import { handicapResult, totalResult } from '../slips/asian.ts'
import type { OutcomeWords, Result, Specifiers } from './market.ts'

/** What was read last: a market is asked for every cell, one after the other, with the same line. */
let last = { text: '0', number: 0 }

/** A number that a specifier says. */
export function numberOf(specifiers: Specifiers, name: string): number {
  const text = specifiers[name]
  if (text !== undefined && text === last.text) return last.number
  const number = Number(text)
  if (text === undefined || text === '' || !Number.isFinite(number)) throw new RangeError(`${name} says no number`)
  last = { text, number }
  return number
}

export const wins = (won: boolean): Result => (won ? 'won' : 'lost')

const of = (id: string, en: string, pt: string): OutcomeWords => ({ id, name: { en, pt } })

const HOME = '{$competitor1}'
const AWAY = '{$competitor2}'

export const THREE_WAY = [of('1', HOME, HOME), of('2', 'Draw', 'Empate'), of('3', AWAY, AWAY)]
export const TWO_WAY = [of('4', HOME, HOME), of('5', AWAY, AWAY)]
export const OVER_UNDER = [of('12', 'Over {total}', 'Mais de {total}'), of('13', 'Under {total}', 'Menos de {total}')]
export const HANDICAP = [of('1714', `${HOME} ({+hcp})`, `${HOME} ({+hcp})`), of('1715', `${AWAY} ({-hcp})`, `${AWAY} ({-hcp})`)]
export const YES_NO = [of('74', 'Yes', 'Sim'), of('76', 'No', 'Não')]
export const ODD_EVEN = [of('70', 'Odd', 'Ímpar'), of('72', 'Even', 'Par')]
export const HOME_NONE_AWAY = [of('6', HOME, HOME), of('7', 'None', 'Nenhum'), of('8', AWAY, AWAY)]

/** 1, 2, 3 by what the home side has more. */
export const threeWay = (lead: number, outcome: string): Result => wins(outcome === (lead > 0 ? '1' : lead < 0 ? '3' : '2'))

/** 4, 5; a draw gives the stake back. */
export const twoWay = (lead: number, outcome: string): Result => (lead === 0 ? 'void' : wins(outcome === (lead > 0 ? '4' : '5')))

/** 12, 13 on a sum. */
export const overUnder = (sum: number, outcome: string, specifiers: Specifiers): Result =>
  totalResult(outcome === '12' ? 'over' : 'under', { sum, line: numberOf(specifiers, 'total') })

/** 1714, 1715 on what the home side has more. */
export function handicap(lead: number, outcome: string, specifiers: Specifiers): Result {
  const hcp = numberOf(specifiers, 'hcp')
  return outcome === '1714' ? handicapResult({ own: lead, other: 0, hcp }) : handicapResult({ own: 0, other: lead, hcp: -hcp })
}

/** 74, 76. */
export const yesNo = (is: boolean, outcome: string): Result => wins(is === (outcome === '74'))

/** 70, 72. */
export const oddEven = (sum: number, outcome: string): Result => wins((sum % 2 === 1) === (outcome === '70'))
