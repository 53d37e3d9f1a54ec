import type { LotteryGame, Timetable } from './game.ts'

type Common = Omit<LotteryGame, 'code' | 'shape' | 'name' | 'timetable' | 'closesBeforeMs'>

const ZONE = 'America/Sao_Paulo'
const SECONDS = 1000
/** Longer draws close earlier. */
const closes = (timetable: Timetable): number => ('every' in timetable && timetable.every < 300 ? 5 : 10) * SECONDS

const electronic: Common = { group: 'SSC', vendor: 'LOTT', mode: 'Lott', isOfficial: false, hasSeries: true, zone: ZONE, minBet: 2 }

const game = (
  common: Common,
  code: string,
  shape: string,
  [PT, EN, timetable]: [PT: string, EN: string, timetable: Timetable],
): LotteryGame => ({
  ...common,
  code,
  shape,
  name: { PT, EN },
  timetable,
  closesBeforeMs: closes(timetable),
})

export const ownGames: readonly LotteryGame[] = [
  game(electronic, 'cinco-cores-1m', 'ssc', ['Cinco Cores 1 Minuto', 'Five Colours 1 Minute', { every: 60 }]),
  game(electronic, 'corrida-dez-1m', 'pk10', ['Corrida dos Dez 1 Minuto', 'Race of Ten 1 Minute', { every: 60 }]),
]
