/** What the processes with pages are asked for. Moments are milliseconds since 1970. */
export type Order =
  | { do: 'open'; port: number; room: string; tokens: (string | null)[]; from: number }
  | { do: 'bet'; room: string; chips: Record<string, string>; fromMs: number; forMs: number; bets: number }
  | { do: 'again'; port: number; room: string; many: number; atOnce: number; from: number }
  /** From now on the first frame that each page hears is noted. */
  | { do: 'mark' }
  | { do: 'heard' }
  | { do: 'close' }

export interface Heard {
  frames: number
  first: number[]
}

export interface Answered {
  took: number[]
  codes: Record<string, number>
}
