/** Who tells a match before it begins, and while it is played. */
export const PRODUCERS = {
  live: { id: 101, product: 'liveodds', name: 'World live', recoveryWindowMinutes: 600 },
  pre: { id: 103, product: 'pre', name: 'World pre-match', recoveryWindowMinutes: 4320 },
} as const

export type ProducerName = keyof typeof PRODUCERS

export const producerOfProduct = (product: string): ProducerName | undefined =>
  (Object.keys(PRODUCERS) as ProducerName[]).find((name) => PRODUCERS[name].product === product)
