import type { Game, Json, Run } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { playSome } from '../play-some.ts'

/** Ways to open a round that pay often enough for some thousand rounds to tell something. */
export const openings: Record<string, Json[]> = {
  foguete: [{ stake: '100' }, { stake: '100', auto: 250 }],
  minas: [1, 3, 10].map((mines) => ({ stake: '100', mines })),
  plinko: [8, 12, 16].flatMap((rows) => ['low', 'medium', 'high'].map((risk) => ({ stake: '10', rows, risk }))),
  dados: [
    { stake: '100', side: 'under', target: 4850 },
    { stake: '100', side: 'over', target: 7999 },
  ],
  'maior-ou-menor': [{ stake: '100' }],
  keno: [1, 2, 4].map((count) => ({ stake: '10', picks: Array.from({ length: count }, (_, n) => n * 4 + 1) })),
}

/** A whole round: its moves, and how it stood after each of them. */
export function playRound(
  game: Game,
  opening: Json,
  { seed, elapsedMs }: { seed: number; elapsedMs: number },
): { moves: Json[]; runs: Run[] } {
  const moves = [game.readMove(opening, true)]
  const runs = [game.run(moves, new Seeded(seed), {})]
  while (!runs.at(-1)!.over) {
    const move = game.readMove(playSome[game.code]!(runs.at(-1)!), false)
    moves.push(game.stamp?.(move, elapsedMs) ?? move)
    runs.push(game.run(moves, new Seeded(seed), {}))
  }
  return { moves, runs }
}
