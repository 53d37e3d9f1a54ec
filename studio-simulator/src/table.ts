import { randomInt } from 'node:crypto'
import type { StudioKind, StudioResult } from '@tucano/live-studio'
import { bankerDraws, playerDraws, pointsOf, winnerOf } from '@tucano/table/baccarat-rules'
import { type Shown, nothingShown } from './shown.ts'
import type { Happening, Teller } from './teller.ts'

const DECKS = 8
const SHOE = 52 * DECKS
/** So many cards are left when another shoe comes. */
const SHOE_LEAST = 60
const DEALERS = ['Lívia', 'Renato', 'Joana', 'Miguel']
const ROUNDS_OF_DEALER = 12

/** What can go wrong at the table itself, in its next round. */
export const roundFaults = ['void', 'contradiction', 'correction', 'lateResult', 'noResult', 'earlyClose'] as const
export type RoundFault = (typeof roundFaults)[number]

export interface Pace {
  betsMs: number
  /** Between the close and the first card, and between two cards; how long the ball runs. */
  cardMs: number
  spinMs: number
  resultMs: number
}

export const PACES: Record<StudioKind, Pace> = {
  baccarat: { betsMs: 18_000, cardMs: 1600, spinMs: 0, resultMs: 9000 },
  roulette: { betsMs: 20_000, cardMs: 0, spinMs: 7000, resultMs: 9000 },
}

const totalOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10
const WINNERS = { player: 'Jogador', banker: 'Banca', tie: 'Empate' } as const

interface Parts {
  kind: StudioKind
  title: string
  teller: Teller
  now: () => number
  pace: Pace
  wait: (ms: number) => Promise<void>
}

/** A table of the studio: deals and spins round after round by the studio's own clock, says what happens, and shows it. */
export class StudioTable {
  readonly shown: Shown
  #parts: Parts
  #faults = new Set<RoundFault>()
  #shoe: number[] = []
  #shoes = 0
  #rounds = 0

  constructor(parts: Parts) {
    this.#parts = parts
    this.shown = nothingShown(parts.kind, parts.title)
  }

  get teller(): Teller {
    return this.#parts.teller
  }

  break(fault: RoundFault): void {
    this.#faults.add(fault)
  }

  /** One round, from its opening to its end. */
  async playRound(): Promise<void> {
    const { kind, now, pace, wait } = this.#parts
    const { shown } = this
    if (this.#rounds++ % ROUNDS_OF_DEALER === 0) this.#changeDealer()
    if (kind === 'baccarat' && this.#shoe.length < SHOE_LEAST) this.#changeShoe()
    const round = `${now()}`
    Object.assign(shown, { round, phase: 'bets', closesAt: now() + pace.betsMs, cards: [], spin: undefined, says: '' })
    this.#say({ type: 'betsOpen', round, closesAt: shown.closesAt })
    await wait(this.#once('earlyClose') ? pace.betsMs / 2 : pace.betsMs)
    shown.phase = 'closed'
    this.#say({ type: 'betsClosed', round })
    if (this.#once('void')) {
      Object.assign(shown, { phase: 'void', says: 'Rodada anulada' })
      this.#say({ type: 'void', round, reason: 'Carta exposta antes da hora' })
      return wait(pace.resultMs)
    }
    const result = kind === 'baccarat' ? await this.#deal(round) : await this.#spin()
    if (this.#once('noResult')) return wait(pace.resultMs)
    if (this.#once('lateResult')) await wait(pace.resultMs)
    this.#showResult(result)
    const wrong = this.#once('contradiction')
    const corrected = this.#once('correction')
    const number = this.#say({ type: 'result', round, result: wrong || corrected ? otherThan(result) : result })
    await wait(pace.resultMs / 2)
    if (corrected) this.#say({ type: 'result', round, result, corrects: number })
    await wait(pace.resultMs / 2)
    shown.phase = 'between'
  }

  async #deal(round: string): Promise<StudioResult> {
    const { pace, wait, now } = this.#parts
    const { shown } = this
    const hands: { player: number[]; banker: number[] } = { player: [], banker: [] }
    shown.phase = 'play'
    const deal = async (hand: 'player' | 'banker'): Promise<number> => {
      await wait(pace.cardMs)
      const card = this.#shoe.pop()!
      hands[hand].push(card)
      shown.cards = [...shown.cards, { hand, card, at: now() }]
      this.#say({ type: 'card', round, hand, card })
      return card
    }
    for (const hand of ['player', 'banker', 'player', 'banker'] as const) await deal(hand)
    const table = { player: totalOf(hands.player), banker: totalOf(hands.banker) }
    const third = playerDraws(table) ? await deal('player') : undefined
    if (bankerDraws(table, third === undefined ? undefined : pointsOf(third))) await deal('banker')
    await wait(pace.cardMs)
    return hands
  }

  async #spin(): Promise<StudioResult> {
    const { pace, wait, now } = this.#parts
    const number = randomInt(37)
    this.shown.phase = 'play'
    this.shown.spin = { from: now(), until: now() + pace.spinMs, number }
    await wait(pace.spinMs)
    return { number }
  }

  #showResult(result: StudioResult): void {
    this.shown.phase = 'result'
    if ('number' in result) this.shown.says = String(result.number)
    else {
      const points = { player: totalOf(result.player), banker: totalOf(result.banker) }
      this.shown.says = `${WINNERS[winnerOf(points)]}  ${points.player} × ${points.banker}`
    }
  }

  #changeDealer(): void {
    const name = DEALERS[((this.#rounds / ROUNDS_OF_DEALER) % DEALERS.length) | 0]!
    this.shown.dealer = name
    this.#say({ type: 'dealer', name })
  }

  #changeShoe(): void {
    this.#shoe = Array.from({ length: SHOE }, (_, n) => n % 52)
    for (let last = SHOE - 1; last > 0; last--) {
      const other = randomInt(last + 1)
      ;[this.#shoe[last], this.#shoe[other]] = [this.#shoe[other]!, this.#shoe[last]!]
    }
    this.#say({ type: 'shoe', shoe: `${this.#parts.now()}-${++this.#shoes}` })
  }

  #once(fault: RoundFault): boolean {
    return this.#faults.delete(fault)
  }

  #say(happening: Happening): number {
    return this.#parts.teller.say(happening)
  }
}

/** A result that the cards, or the ball, do not come to. */
const otherThan = (result: StudioResult): StudioResult =>
  'number' in result ? { number: (result.number + 1) % 37 } : { player: result.banker, banker: result.player }
