import { DECK } from '@tucano/table/cards'
import { expect, test } from 'vitest'
import { readCards } from './card-names.ts'
import type { HandHistory } from './history.ts'
import { toPhh } from './phh.ts'
import { toStarsText } from './stars-text.ts'

const first = readCards('9c As Qh 9d Kd Qs Qd 9h 2c 5s 7d')
const deck = [...first, ...DECK.filter((card) => !first.includes(card))]
const history: HandHistory = {
  id: '1204',
  table: 'Barco 3',
  at: { year: 2026, month: 11, day: 20, time: '09:02:11', zone: 'America/Sao_Paulo' },
  tableSeats: 6,
  seat: 2,
  names: { 0: 'an***a', 2: 'be***o', 5: 'ca***o' },
  currency: { code: 'BRL', symbol: 'R$', decimals: 2 },
  setup: {
    stacks: [
      { seat: 0, stack: 10_000n },
      { seat: 2, stack: 2000n },
      { seat: 5, stack: 20_000n },
    ],
    small: 50n,
    big: 100n,
    rake: { rateBp: 500n, cap: 300n },
  },
  deck,
  moves: [
    { seat: 5, do: 'raise', to: '300' },
    { seat: 0, do: 'call' },
    { seat: 2, do: 'call' },
    { seat: 0, do: 'call' },
    { seat: 2, do: 'raise', to: '1700' },
    { seat: 5, do: 'raise', to: '5000' },
    { seat: 0, do: 'fold' },
  ],
  known: new Map([
    [2, [first[1]!, first[4]!]],
    [5, [first[2]!, first[5]!]],
  ]),
}

test('a hand in the Poker Hand Histories format, with cards that nobody has shown unknown', () => {
  expect(toPhh(history)).toBe(`variant = "NT"
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [0.5, 1, 0]
min_bet = 1
starting_stacks = [100, 20, 200]
actions = ["d dh p1 ????", "d dh p2 AsKd", "d dh p3 QhQs", "p3 cbr 3", "p1 cc", "p2 cc", "d db Qd9h2c", "p1 cc", "p2 cbr 17", "p3 cbr 50", "p1 f", "d db 5s", "d db 7d", "p2 sm AsKd", "p3 sm QhQs"]
table = "Barco 3"
hand = "1204"
seats = [1, 3, 6]
seat_count = 6
players = ["an***a", "be***o", "ca***o"]
finishing_stacks = [97, 0, 220.85]
currency = "BRL"
currency_symbol = "R$"
day = 20
month = 11
year = 2026
time = 09:02:11
time_zone = "America/Sao_Paulo"
`)
})

test('the same hand in the text that programs for reviewing hands read', () => {
  expect(toStarsText(history)).toBe(`PokerStars Hand #1204:  Hold'em No Limit (R$0.50/R$1 BRL) - 2026/11/20 09:02:11 America/Sao_Paulo
Table 'Barco 3' 6-max Seat #6 is the button
Seat 1: an***a (R$100 in chips)
Seat 3: be***o (R$20 in chips)
Seat 6: ca***o (R$200 in chips)
an***a: posts small blind R$0.50
be***o: posts big blind R$1
*** HOLE CARDS ***
Dealt to be***o [As Kd]
ca***o: raises R$2 to R$3
an***a: calls R$2.50
be***o: calls R$2
*** FLOP *** [Qd 9h 2c]
an***a: checks
be***o: bets R$17 and is all-in
ca***o: raises R$33 to R$50
an***a: folds
*** TURN *** [Qd 9h 2c] [5s]
*** RIVER *** [Qd 9h 2c 5s] [7d]
Uncalled bet (R$33) returned to ca***o
*** SHOW DOWN ***
be***o: shows [As Kd] (high card)
ca***o: shows [Qh Qs] (three of a kind)
ca***o collected R$40.85 from pot
*** SUMMARY ***
Total pot R$43 | Rake R$2.15
Board [Qd 9h 2c 5s 7d]
Seat 1: an***a folded
Seat 3: be***o showed [As Kd] and lost with high card
Seat 6: ca***o (button) showed [Qh Qs] and won (R$40.85) with three of a kind
`)
})
