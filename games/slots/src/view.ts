/** A place on the reels: which reel from the left, which row from the top. */
export type Cell = [reel: number, row: number]

export interface Win {
  /** Number of the symbol. */
  symbol: number
  cells: Cell[]
  /** Of games with lines, the line; of games with ways, how many ways. */
  line?: number
  ways?: number
  /** What it pays, multiplied already. */
  coins: number
}

/** What happens after the reels have come to rest, one after the other. */
export type Step =
  /** Wilds grow over their reels. */
  | { kind: 'expand'; reels: number[]; window: number[][] }
  | { kind: 'wins'; wins: Win[]; multiplier: number; coins: number }
  /** What won goes, what was above falls, and new symbols come from above. */
  | { kind: 'tumble'; removed: Cell[]; window: number[][]; multiplier: number }
  /** Something begins, and these symbols did it. */
  | { kind: 'trigger'; feature: 'free' | 'hold' | 'choice'; cells: Cell[]; spins: number }
  /** Coins that stay until the respins are over, and what each is worth. `respins` are left after this. */
  | { kind: 'hold'; landed: { cell: Cell; coins: number }[]; respins: number }
  /** What the held coins come to; `full` when every place has one. */
  | { kind: 'collect'; coins: number; full: boolean }
  | { kind: 'jackpot'; amount: string }

export interface Spin {
  kind: 'paid' | 'free' | 'respin'
  /** Where each reel stopped. */
  stops: number[]
  /** Numbers of symbols by reel, from the top, as they came to rest. */
  window: number[][]
  /** What wins of this spin are multiplied with from the start. */
  multiplier: number
  /** Free spins left after this one, of a free spin. */
  left?: number
  steps: Step[]
  /** What this spin pays. */
  coins: number
}

export interface SlotView {
  /** In order: the spin that was paid for, and whatever it led to. */
  spins: Spin[]
  /** What the player has to choose from before it goes on. */
  choose?: { spins: number; multiplier: number }[]
  /** What has been won so far. A coin is the stake divided by what a spin costs in coins. */
  coins: number
  /** The limit of a round was reached. */
  capped: boolean
}

export interface SymbolSheet {
  /** What it is drawn from: a symbol of the art, or a card's letter (A K Q J 10 9). */
  drawing: string
  kind: 'normal' | 'wild' | 'scatter' | 'coin'
  /** What so many of them pay, in coins: by count. Of clusters, from each count on. */
  pays: [count: number, coins: number][]
}

/** What a page draws and explains a slot from. */
export interface SlotSheet {
  reels: number
  rows: number
  /** What a spin costs, in coins. */
  cost: number
  symbols: SymbolSheet[]
  /** Numbers of symbols, as they go by while a reel turns. */
  strips: number[][]
  /** Of games with lines: the row on each reel. */
  lines?: number[][]
  /** Multipliers of one tumble after another. */
  tumbles?: number[]
  free?: { count: number; spins: number; multiplier: number; more: number; max: number }[]
  choice?: { spins: number; multiplier: number }[]
  hold?: { count: number; respins: number; values: [coins: number, weight: number][]; full: number }
  /** Of the stake, in basis points. */
  jackpotBp?: number
}
