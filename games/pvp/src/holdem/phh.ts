import type { Seat } from '../sides.ts'
import { cardNames } from './card-names.ts'
import { type HandHistory, type Happened, happenedIn } from './history.ts'

const UNKNOWN = '????'

/** A hand in the format of the Poker Hand Histories (PHH): one file of TOML. Players are counted from left of the button. */
export function toPhh(history: HandHistory): string {
  const { setup, names, at, currency, tableSeats, known } = history
  const sum = sumOf(currency.decimals)
  const seats = setup.stacks.map(({ seat }) => seat)
  const { happened, end } = happenedIn(history)
  const player = (seat: Seat): string => `p${seats.indexOf(seat) + 1}`
  const dealt = seats.map((seat) => `d dh ${player(seat)} ${known.has(seat) ? cardNames(known.get(seat)!, '') : UNKNOWN}`)
  const shown = end.over!.shown.map((seat) => `${player(seat)} sm ${cardNames(end.players.find((one) => one.seat === seat)!.cards, '')}`)
  const blinds = setup.stacks.map((_, n) => (n === 0 ? setup.small : n === 1 ? setup.big : 0n))
  const lines: [string, string][] = [
    ['variant', text('NT')],
    ['ante_trimming_status', 'true'],
    ['antes', list(seats.map(() => '0'))],
    ['blinds_or_straddles', list(blinds.map(sum))],
    ['min_bet', sum(setup.big)],
    ['starting_stacks', list(setup.stacks.map(({ stack }) => sum(stack)))],
    ['actions', list([...dealt, ...happened.map((one) => actionOf(one, player, sum)), ...shown].map(text))],
    ['table', text(history.table)],
    ['hand', text(history.id)],
    ['seats', list(seats.map((seat) => String(seat + 1)))],
    ['seat_count', String(tableSeats)],
    ['players', list(seats.map((seat) => text(names[seat] ?? '')))],
    ['finishing_stacks', list(end.players.map(({ stack }) => sum(stack)))],
    ['currency', text(currency.code)],
    ['currency_symbol', text(currency.symbol)],
    ['day', String(at.day)],
    ['month', String(at.month)],
    ['year', String(at.year)],
    ['time', at.time],
    ['time_zone', text(at.zone)],
  ]
  return lines.map(([key, value]) => `${key} = ${value}\n`).join('')
}

const text = (value: string): string => JSON.stringify(value)
const list = (values: readonly string[]): string => `[${values.join(', ')}]`

/** A sum in units of the currency, without noughts that say nothing. */
const sumOf =
  (decimals: number) =>
  (amount: bigint): string => {
    const digits = String(amount).padStart(decimals + 1, '0')
    const whole = digits.slice(0, digits.length - decimals)
    const rest = digits.slice(digits.length - decimals).replace(/0+$/, '')
    return rest === '' ? whole : `${whole}.${rest}`
  }

function actionOf(happened: Happened, player: (seat: Seat) => string, sum: (amount: bigint) => string): string {
  switch (happened.what) {
    case 'folds':
      return `${player(happened.seat)} f`
    case 'checks':
    case 'calls':
      return `${player(happened.seat)} cc`
    case 'bets':
      return `${player(happened.seat)} cbr ${sum(happened.amount)}`
    case 'raises':
      return `${player(happened.seat)} cbr ${sum(happened.to)}`
    case 'street':
      return `d db ${cardNames(happened.street === 'flop' ? happened.board : happened.board.slice(-1), '')}`
  }
}
