import type { Draws } from '@tucano/randomness'
import { BadMove, type Json, ratio } from '@tucano/round'
import { certificates } from './certificates.ts'
import { Board, type ClusterData, MOST_TUMBLES, multiplierAfter } from './cluster-board.ts'
import type { Certificate } from './enumerate-cluster.ts'
import type { Outcome } from './slot-game.ts'
import { readStrips, symbolSheets } from './strips.ts'
import type { Cell, Spin, Win } from './view.ts'
import type { WayFigures, WaySlot } from './way-slot.ts'

export function clusterMaths(data: ClusterData): Json {
  const { cost, coins, maxWin, rows, tumbles } = data
  const symbols = symbolSheets(data.symbols).map(({ kind, pays }) => ({ kind, pays }))
  return {
    engine: 'cluster',
    version: 1,
    cost,
    coins,
    maxWin,
    rows,
    strips: readStrips(data.symbols, data.strips),
    symbols,
    tumbles,
    mostTumbles: MOST_TUMBLES,
  }
}

export function clusterSlot(data: ClusterData, certificate: Certificate | undefined = certificates[data.code]): WaySlot {
  const { code, cost, coins, maxWin, rows, tumbles } = data
  const strips = readStrips(data.symbols, data.strips)
  if (certificate?.combinations !== strips.reduce((product, strip) => product * strip.length, 1))
    throw new RangeError(`${code} is not certified`)
  if (certificate.maxCoins > maxWin * cost) throw new RangeError(`${code} pays ${certificate.maxCoins} coins, which is more than its limit`)
  const board = new Board(data)
  return {
    code,
    engine: 'cluster',
    maths: clusterMaths(data),
    sheet: { reels: strips.length, rows, cost, symbols: symbolSheets(data.symbols), strips, tumbles },
    coins,
    maxWin,
    returns: [{ way: 'best', rtp: ratio(BigInt(certificate.coins), BigInt(certificate.combinations) * BigInt(cost)) }],
    figures: () => figuresOf(certificate, cost),
    play: (draws, choices) => {
      if (choices.length > 0) throw new BadMove('choose', 'there is nothing to choose')
      return play(board, { strips, tumbles, draws })
    },
  }
}

function figuresOf({ combinations, coins, hits, squares, maxCoins }: Certificate, cost: number): WayFigures {
  const [mean, square] = [Number(coins) / combinations, Number(squares) / combinations]
  return { hitRate: hits / combinations, featureRate: 0, deviation: Math.sqrt(square - mean ** 2) / cost, maximum: maxCoins }
}

/** One draw a reel and no other: all that falls later is on the strips already. */
function play(board: Board, { strips, tumbles, draws }: { strips: number[][]; tumbles: number[]; draws: Draws }): Outcome {
  const stops = strips.map((strip) => draws.below(strip.length))
  board.show(stops)
  const spin: Spin = { kind: 'paid', stops, window: windowOf(board), multiplier: multiplierAfter(0, tumbles), steps: [], coins: 0 }
  while (board.fallen < MOST_TUMBLES) {
    const pay = board.find()
    if (pay === 0) break
    const multiplier = multiplierAfter(board.fallen, tumbles)
    const wins = winsOf(board, multiplier)
    board.fall()
    spin.coins += pay * multiplier
    spin.steps.push(
      { kind: 'wins', wins, multiplier, coins: pay * multiplier },
      {
        kind: 'tumble',
        removed: wins.flatMap(({ cells }) => cells),
        window: windowOf(board),
        multiplier: multiplierAfter(board.fallen, tumbles),
      },
    )
  }
  return { spins: [spin], coins: spin.coins }
}

function windowOf(board: Board): number[][] {
  const window: number[][] = []
  for (let reel = 0; reel < board.reels; reel++) {
    const symbols: number[] = []
    for (let row = 0; row < board.rows; row++) symbols.push(board.cells[board.placeOf(reel, row)]!)
    window.push(symbols)
  }
  return window
}

function winsOf(board: Board, multiplier: number): Win[] {
  const cells: Cell[][] = Array.from({ length: board.clusters }, () => [])
  const symbols: number[] = []
  for (let reel = 0; reel < board.reels; reel++)
    for (let row = 0; row < board.rows; row++) {
      const place = board.placeOf(reel, row)
      const owner = board.owners[place]!
      if (owner === 0) continue
      cells[owner - 1]!.push([reel, row])
      symbols[owner - 1] = board.cells[place]!
    }
  return cells.map((of, n) => ({ symbol: symbols[n]!, cells: of, coins: board.paid[n + 1]! * multiplier }))
}
