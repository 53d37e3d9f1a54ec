import type { EngineName, ViewOf } from '@tucano/contract/studios'
import type { RoundOutcome } from '@tucano/contract/studios/told-bet'
import type { Text } from '#platform/text'
import type { Texts } from './texts.ts'

export interface Teller {
  t: Text<Texts>
  /** Parts of ten or of a hundred, as 1,50. */
  decimal: (parts: number, of: 10 | 100) => string
}

type Told<Engine extends EngineName> = (view: ViewOf<Engine>, teller: Teller) => string[]

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

const crash: Told<'crash'> = ({ auto, multiplier, point }, { t, decimal }) => [
  ...(auto === null ? [] : [t('crash_auto', { auto: decimal(auto, 100) })]),
  point ? t('crash_point', { point: decimal(point, 100) }) : t('crash_none'),
  multiplier > 0 ? t('crash_out', { multiplier: decimal(multiplier, 100) }) : t('crash_lost'),
]

const mines: Told<'mines'> = ({ mines: count, opened, multiplier }, { t, decimal }) => [
  count === 1 ? t('mines_one', { opened: opened.length }) : t('mines_mines', { mines: count, opened: opened.length }),
  multiplier > 0 ? t('mines_out', { multiplier: decimal(multiplier, 100) }) : t('mines_hit'),
]

const plinko: Told<'plinko'> = ({ rows, risk, bin, multiplier }, { t, decimal }) => [
  t('plinko_board', { rows, risk: t(`plinko_${risk}`) }),
  t('plinko_bin', { bin: bin + 1, multiplier: decimal(multiplier, 10) }),
]

const dice: Told<'dice'> = ({ side, target, roll }, { t, decimal }) => [
  t(`dice_${side}`, { target: decimal(target, 100) }),
  t('dice_roll', { roll: decimal(roll, 100) }),
]

const hilo: Told<'hilo'> = ({ cards, multiplier }, { t, decimal }) => [
  t('hilo_cards', { cards: cards.map((card) => RANKS[Math.floor(card / 4)]).join(', ') }),
  multiplier > 0 ? t('hilo_out', { multiplier: decimal(multiplier, 100) }) : t('hilo_lost'),
]

const keno: Told<'keno'> = ({ picks, drawn, hits, multiplier }, { t, decimal }) => [
  t('keno_picks', { picks: picks.join(', ') }),
  t('keno_drawn', { drawn: drawn.join(', ') }),
  t('keno_hits', { hits, multiplier: decimal(multiplier, 10) }),
]

const roulette: Told<'roulette'> = ({ number, colour }, { t }) => [t('roulette', { number, colour: t(`roulette_${colour}`) })]

const baccarat: Told<'baccarat'> = ({ player, banker, winner }, { t }) => [
  t('baccarat_points', { player: player.points, banker: banker.points }),
  t(`baccarat_${winner}`),
]

const blackjack: Told<'blackjack'> = ({ hands, dealer }, { t }) => [
  ...hands.map(({ total, outcome }) => t('blackjack_hand', { total, outcome: outcome ? t(`blackjack_${outcome}`) : '' })),
  t('blackjack_dealer', { total: dealer.total }),
]

const holdem: Told<'holdem'> = ({ outcome }, { t }) => (outcome ? [t(`holdem_${outcome}`)] : [])

const videopoker: Told<'videopoker'> = ({ pays = 0 }, { t }) => [pays > 0 ? t('poker_pays', { pays }) : t('poker_none')]

/** All of them tell alike. */
type SlotEngine = 'classic' | 'lines' | 'expanding' | 'ways' | 'cluster' | 'hold'

const slot: Told<SlotEngine> = ({ spins, capped }, { t }) => {
  const free = spins.filter(({ kind }) => kind === 'free').length
  return [t('slot_spins', { spins: spins.length }), ...(free > 0 ? [t('slot_free', { free })] : []), ...(capped ? [t('slot_capped')] : [])]
}

const stories: { [Engine in EngineName]: Told<Engine> } = {
  classic: slot,
  lines: slot,
  expanding: slot,
  ways: slot,
  cluster: slot,
  hold: slot,
  crash,
  mines,
  plinko,
  dice,
  hilo,
  keno,
  roulette,
  baccarat,
  blackjack,
  holdem,
  videopoker,
}

/** An outcome in sentences; none where the server is newer than this page and says what it does not know. */
export function storyOf<Engine extends EngineName>({ engine, view }: RoundOutcome<Engine>, teller: Teller): string[] {
  try {
    return stories[engine](view, teller)
  } catch {
    return []
  }
}
