import { type HandName, handWorth, nameOf } from '@tucano/table/poker-hand'
import type { Seat } from '../sides.ts'
import { cardNames } from './card-names.ts'
import type { HoldemHand, Player } from './hand.ts'
import { type HandHistory, type Happened, happenedIn } from './history.ts'

/** As these programs call what a hand is worth. */
const WORTH: Record<HandName, string> = {
  highCard: 'high card',
  pair: 'a pair',
  twoPairs: 'two pair',
  three: 'three of a kind',
  straight: 'a straight',
  flush: 'a flush',
  fullHouse: 'a full house',
  four: 'four of a kind',
  straightFlush: 'a straight flush',
  royalFlush: 'a royal flush',
}

interface Writer {
  history: HandHistory
  end: HoldemHand
  name: (seat: Seat) => string
  sum: (amount: bigint) => string
}

/** A hand in the text of PokerStars, which most programs for reviewing hands can read. */
export function toStarsText(history: HandHistory): string {
  const { happened, end } = happenedIn(history)
  const { symbol, decimals } = history.currency
  const unit = 10n ** BigInt(decimals)
  const sum = (amount: bigint): string => {
    const rest = amount % unit
    return `${symbol}${amount / unit}${rest === 0n ? '' : `.${String(rest).padStart(decimals, '0')}`}`
  }
  const writer: Writer = { history, end, sum, name: (seat) => history.names[seat] ?? `Seat ${seat + 1}` }
  const lines = [...head(writer), ...happened.map((one) => line(writer, one)), ...returned(writer), ...showdown(writer), ...summary(writer)]
  return `${lines.join('\n')}\n`
}

function head({ history, sum, name }: Writer): string[] {
  const { id, table, at, tableSeats, seat, setup, known, currency } = history
  const { stacks, small, big } = setup
  const two = (n: number): string => String(n).padStart(2, '0')
  const button = stacks.at(-1)!.seat
  const blinds = stacks.length === 2 ? [stacks[1]!, stacks[0]!] : [stacks[0]!, stacks[1]!]
  const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)
  return [
    `PokerStars Hand #${id}:  Hold'em No Limit (${sum(small)}/${sum(big)} ${currency.code}) - ${at.year}/${two(at.month)}/${two(at.day)} ${at.time} ${at.zone}`,
    `Table '${table}' ${tableSeats}-max Seat #${button + 1} is the button`,
    ...stacks.toSorted((a, b) => a.seat - b.seat).map((one) => `Seat ${one.seat + 1}: ${name(one.seat)} (${sum(one.stack)} in chips)`),
    `${name(blinds[0]!.seat)}: posts small blind ${sum(least(small, blinds[0]!.stack))}`,
    `${name(blinds[1]!.seat)}: posts big blind ${sum(least(big, blinds[1]!.stack))}`,
    '*** HOLE CARDS ***',
    ...(known.has(seat) ? [`Dealt to ${name(seat)} [${cardNames(known.get(seat)!)}]`] : []),
  ]
}

function line({ name, sum }: Writer, happened: Happened): string {
  const end = 'allIn' in happened && happened.allIn ? ' and is all-in' : ''
  switch (happened.what) {
    case 'folds':
    case 'checks':
      return `${name(happened.seat)}: ${happened.what}`
    case 'calls':
    case 'bets':
      return `${name(happened.seat)}: ${happened.what} ${sum(happened.amount)}${end}`
    case 'raises':
      return `${name(happened.seat)}: raises ${sum(happened.by)} to ${sum(happened.to)}${end}`
    case 'street': {
      const { street, board } = happened
      return street === 'flop'
        ? `*** FLOP *** [${cardNames(board)}]`
        : `*** ${street.toUpperCase()} *** [${cardNames(board.slice(0, -1))}] [${cardNames(board.slice(-1))}]`
    }
  }
}

const returned = ({ end, name, sum }: Writer): string[] => {
  const back = end.over!.returned
  return back ? [`Uncalled bet (${sum(back.amount)}) returned to ${name(back.seat)}`] : []
}

const worthOf = ({ board }: HoldemHand, { cards }: Player): string => WORTH[nameOf(handWorth([...cards, ...board]))]
const playerAt = ({ players }: HoldemHand, seat: Seat): Player => players.find((one) => one.seat === seat)!
const potName = (end: HoldemHand, pot: number): string =>
  end.pots.length === 1 ? 'pot' : pot === 0 ? 'main pot' : end.pots.length === 2 ? 'side pot' : `side pot-${pot}`

function showdown({ end, name, sum }: Writer): string[] {
  const { shown, wins } = end.over!
  const left = end.players.filter(({ folded }) => !folded)
  const cards =
    left.length < 2
      ? []
      : [
          '*** SHOW DOWN ***',
          ...shown.map((seat) => `${name(seat)}: shows [${cardNames(playerAt(end, seat).cards)}] (${worthOf(end, playerAt(end, seat))})`),
          ...left.filter(({ seat }) => !shown.includes(seat)).map(({ seat }) => `${name(seat)}: mucks hand`),
        ]
  const collected = wins.map(({ pot, seat, amount }) => `${name(seat)} collected ${sum(amount)} from ${potName(end, pot)}`)
  const quiet = left.length < 2 ? [`${name(left[0]!.seat)}: doesn't show hand`] : []
  return [...cards, ...collected, ...quiet]
}

function summary({ end, sum, name, history }: Writer): string[] {
  const { wins, rake, shown } = end.over!
  const total = end.pots.reduce((all, { amount }) => all + amount, 0n)
  const button = history.setup.stacks.at(-1)!.seat
  const lines = end.players
    .toSorted((a, b) => a.seat - b.seat)
    .map((player) => {
      const won = wins.filter(({ seat }) => seat === player.seat).reduce((all, { amount }) => all + amount, 0n)
      const place = player.seat === button ? ' (button)' : ''
      const what = player.folded
        ? 'folded'
        : shown.includes(player.seat)
          ? `showed [${cardNames(player.cards)}] and ${won > 0n ? `won (${sum(won)})` : 'lost'} with ${worthOf(end, player)}`
          : won > 0n
            ? `collected (${sum(won)})`
            : 'mucked'
      return `Seat ${player.seat + 1}: ${name(player.seat)}${place} ${what}`
    })
  return [
    '*** SUMMARY ***',
    `Total pot ${sum(total)} | Rake ${sum(rake)}`,
    ...(end.board.length > 0 ? [`Board [${cardNames(end.board)}]`] : []),
    ...lines,
  ]
}
