/** São Paulo: a card turned up says what beats all others. Minas: four cards always do. */
export type TrucoRules = 'paulista' | 'mineiro'

export const TRUCO_POINTS = 12

interface Scale {
  /** What a hand is worth, raise after raise. */
  values: readonly number[]
  /** With so many points a side looks at its cards, and says whether it plays. */
  lastAt: number
  /** What such a hand is worth when it is played. */
  lastValue: number
  turnsUp: boolean
}

export const SCALES: Record<TrucoRules, Scale> = {
  paulista: { values: [1, 3, 6, 9, 12], lastAt: 11, lastValue: 3, turnsUp: true },
  mineiro: { values: [2, 4, 6, 10, 12], lastAt: 10, lastValue: 4, turnsUp: false },
}

/** What a hand is worth after the next raise; nothing where there is none. */
export const raisedFrom = (rules: TrucoRules, value: number): number | undefined => {
  const { values } = SCALES[rules]
  return values[values.indexOf(value) + 1]
}
