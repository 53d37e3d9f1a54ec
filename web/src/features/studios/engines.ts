import type { Engine } from '#play/session/engine.ts'

const slots = (): Promise<Engine> => import('./slots/slot-engine.tsx').then(({ slotEngine }) => slotEngine)

const holdem = (): Promise<Engine> => import('./tables/holdem/holdem-engine.tsx').then(({ holdemEngine }) => holdemEngine)
const roulette = (): Promise<Engine> => import('./tables/roulette/roulette-engine.tsx').then(({ rouletteEngine }) => rouletteEngine)
const videoPoker = (): Promise<Engine> =>
  import('./tables/videopoker/video-poker-engine.tsx').then(({ videoPokerEngine }) => videoPokerEngine)

const baccarat = (): Promise<Engine> => import('./tables/baccarat/baccarat-engine.tsx').then(({ baccaratEngine }) => baccaratEngine)
const blackjack = (): Promise<Engine> => import('./tables/blackjack/blackjack-engine.tsx').then(({ blackjackEngine }) => blackjackEngine)

/** By the name that a game says. */
export const engines: Record<string, () => Promise<Engine>> = {
  classic: slots,
  lines: slots,
  expanding: slots,
  ways: slots,
  cluster: slots,
  hold: slots,
  baccarat,
  blackjack,
  holdem,
  roulette,
  videopoker: videoPoker,
  crash: () => import('./arcade/crash/crash-engine.tsx').then(({ crashEngine }) => crashEngine),
  mines: () => import('./arcade/mines/mines-engine.tsx').then(({ minesEngine }) => minesEngine),
  plinko: () => import('./arcade/plinko/plinko-engine.tsx').then(({ plinkoEngine }) => plinkoEngine),
  dice: () => import('./arcade/dice/dice-engine.tsx').then(({ diceEngine }) => diceEngine),
  hilo: () => import('./arcade/hilo/hilo-engine.tsx').then(({ hiloEngine }) => hiloEngine),
  keno: () => import('./arcade/keno/keno-engine.tsx').then(({ kenoEngine }) => kenoEngine),
}
