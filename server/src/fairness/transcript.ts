/** What it takes to run a round again, besides its seed and number, which stand in its row. */
export interface Transcript {
  /** Number of the maths that it was drawn with. */
  maths: number
  moves: unknown[]
  /** What the jackpot held, in minor units. */
  pool?: string
}

export const writeTranscript = ({ maths, moves, pool }: Transcript): Buffer =>
  Buffer.from(JSON.stringify(pool === undefined ? { maths, moves } : { maths, moves, pool }))

export const readTranscript = (bytes: Buffer): Transcript => JSON.parse(bytes.toString()) as Transcript
