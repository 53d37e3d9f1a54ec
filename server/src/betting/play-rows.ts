/** A bet as `betting.accept` judges it. */
export interface AskedPlay {
  id: string
  pocket: bigint
  hash: bigint
  stake: bigint
  product: string
  vendor: string
  game: string
  /** No other bet of its pocket goes with it. */
  alone?: boolean
  seed?: bigint | undefined
  /** The highest number that was drawn of the seed, and the most that it may have. */
  drawn?: number | undefined
  most?: number | undefined
  /** The free stake that pays for it. */
  free?: string | undefined
}

/** A bet as `betting.finish` writes it. */
export interface DrawnPlay extends AskedPlay {
  /** How many entries the pocket had when the stake was judged. */
  version: bigint
  payout: bigint
  over: boolean
  transcript: Buffer
  nonce?: number | undefined
}

/** What `betting.accept` answers, in the order of the bets. */
export interface AcceptedLists {
  verdicts: string[]
  nonces: (number | null)[]
  balances: (bigint | null)[]
  /** How many entries the pocket of each has. */
  versions: (bigint | null)[]
}

/** What `betting.finish` answers: the new balance of each bet's pocket, in the order of the bets. */
export interface FinishedLists {
  balances: bigint[]
}

interface Query {
  name: string
  text: string
  values: string[]
}

export const acceptQuery = (plays: readonly AskedPlay[]): Query => ({
  name: 'accept',
  text: 'select * from betting.accept($1)',
  values: [rows(plays.map(askedRow))],
})

export const finishQuery = (plays: readonly DrawnPlay[]): Query => ({
  name: 'finish',
  text: 'select * from betting.finish($1)',
  values: [rows(plays.map(drawnRow))],
})

/** In the order of `betting.asked_play`. */
const askedRow = ({ id, pocket, hash, stake, product, vendor, game, alone = false, seed, drawn, most, free }: AskedPlay): string =>
  `${id},${pocket},${hash},${stake},${quoted(product)},${quoted(vendor)},${quoted(game)},${alone},${seed ?? ''},${drawn ?? ''},${most ?? ''},${free ?? ''}`

/** In the order of `betting.drawn_play`. */
const drawnRow = ({
  id,
  pocket,
  version,
  hash,
  stake,
  payout,
  over,
  product,
  vendor,
  game,
  transcript,
  seed,
  nonce,
  free,
}: DrawnPlay): string =>
  `${id},${pocket},${version},${hash},${stake},${payout},${over},${quoted(product)},${quoted(vendor)},${quoted(game)},${BYTES}${transcript.toString('hex')},${seed ?? ''},${nonce ?? ''},${free ?? ''}`

/** As PostgreSQL writes a list of rows: each is a text in the list, and a text in a row is a text in that. */
const rows = (all: string[]): string => (all.length === 0 ? '{}' : `{"(${all.join(')","(')})"}`)

/** `"` and `\x`, as they are written there. */
const QUOTE = String.raw`\"`
const BYTES = String.raw`\\\\x`
const TWICE = String.raw`\$&\$&`
const quoted = (text: string): string => QUOTE + (/["\\]/.test(text) ? text.replaceAll(/["\\]/g, TWICE) : text) + QUOTE
