/** When a round of a knock-out is: after so many rounds of the leagues, which wait for it. */
interface KnockoutRound {
  afterRound: number
  /** From the moment that the leagues' next round would begin to the first tie. */
  leadMinutes: number
  everySeconds: number
  /** How long the leagues wait. */
  minutes: number
}

/** Tournaments that share their teams share their timetable: it comes again season after season. */
export interface Timetable {
  /** From the beginning of the world to the first season, in minutes. */
  phaseMinutes: number
  seasonMinutes: number
  leagues: readonly number[]
  /** From kick-off to kick-off in a league. */
  everySeconds: number
  knockout?: { tournament: number; rounds: readonly KnockoutRound[] }
}

/** The beginning of the world. */
export const GENESIS_MS = Date.UTC(2025, 0, 1)

const HOUR = 60
const league = (tournament: number, seasonHours: number, everySeconds: number, phaseMinutes: number): Timetable => ({
  phaseMinutes,
  seasonMinutes: seasonHours * HOUR,
  leagues: [tournament],
  everySeconds,
})

const knockoutRound = (afterRound: number, leadMinutes: number, everySeconds: number, minutes: number): KnockoutRound => ({
  afterRound,
  leadMinutes,
  everySeconds,
  minutes,
})

/** Each round has half of the ties, at twice the distance: whoever goes on rests as long as the others. */
const TOUR_ROUNDS = [
  knockoutRound(0, 0, 225, 63),
  knockoutRound(0, 0, 450, 63),
  knockoutRound(0, 0, 900, 63),
  knockoutRound(0, 0, 1800, 63),
  knockoutRound(0, 10, 0, 63),
]

const tour = (tournament: number, phaseMinutes: number): Timetable => ({
  phaseMinutes,
  seasonMinutes: 5 * 63,
  leagues: [],
  everySeconds: 0,
  knockout: { tournament, rounds: TOUR_ROUNDS },
})

/**
 * All come again together after 378 hours, so that what holds of one such time holds always. Seasons at true speed begin at other times than one another, and
 * phases are such that breaks seldom coincide: a season's break leaves out matches, and enough have to be live all the same.
 */
export const TIMETABLES: readonly Timetable[] = [
  {
    phaseMinutes: 1351.5,
    seasonMinutes: 42 * HOUR,
    leagues: [1, 2],
    everySeconds: 495,
    knockout: {
      tournament: 3,
      rounds: [
        knockoutRound(5, 32, 240, 132),
        knockoutRound(11, 32, 240, 100),
        knockoutRound(17, 32, 480, 96),
        knockoutRound(23, 32, 900, 87),
        knockoutRound(30, 32, 0, 72),
      ],
    },
  },
  {
    phaseMinutes: 2024,
    seasonMinutes: 42 * HOUR,
    leagues: [6],
    everySeconds: 525,
    knockout: {
      tournament: 7,
      rounds: [
        knockoutRound(8, 30, 420, 119),
        knockoutRound(16, 30, 420, 91),
        knockoutRound(24, 30, 900, 85),
        knockoutRound(30, 30, 0, 70),
      ],
    },
  },
  league(5, 126, 1175, 0),
  league(4, 94.5, 1390, 945),
  league(8, 94.5, 1390, 472.5),
  league(10, 94.5, 1825, 2835),
  league(17, 94.5, 2490, 4725),
  league(13, 31.5, 460, 1550.5),
  league(14, 31.5, 460, 1291.5),
  league(19, 31.5, 460, 1598.5),
  league(21, 31.5, 460, 618),
  league(9, 25.2, 485, 1000),
  league(20, 25.2, 485, 759.5),
  league(15, 21, 555, 620.5),
  league(16, 21, 555, 1199.5),
  league(18, 21, 555, 684.5),
  league(22, 21, 555, 918.5),
  league(23, 21, 555, 589.5),
  league(24, 21, 555, 780.5),
  league(25, 21, 555, 833),
  league(26, 21, 555, 914),
  league(27, 21, 555, 814.5),
  league(28, 21, 555, 1245.5),
  league(29, 21, 555, 1223),
  tour(11, 243.5),
  tour(12, 109.5),
]
