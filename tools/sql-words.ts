/** Words of the contract that functions write: found in their text, so that a test can compare them. */
export interface SqlWords {
  /** Names of events that are written into the outbox. */
  events: string[]
  /** Kinds of messages that are written into inboxes. */
  messages: string[]
  /** Codes with which the books or betting refuse. */
  refusals: string[]
  /** What other functions answer with instead: codes of the contract, and verdicts on what vendors ask for. */
  verdicts: string[]
}

const literals = (sql: string, shape: RegExp): string[] =>
  [...sql.matchAll(/'([^'\n]*)'/gu)].map(([, text = '']) => text).filter((text) => shape.test(text))

export function wordsOf(sql: string): SqlWords {
  const bare = sql.replace(/--.*$/gmu, '')
  const judged = [...bare.matchAll(/(?:then|else|:=) '([a-z]+(?:\.[a-z]+)+)'/gu)].map(([, code = '']) => code)
  // The books and whoever judges for them also give their codes as verdicts.
  const ofBooks = /function (?:betting|ledger|limits)\./u.test(bare)
  const refusals = [...[...bare.matchAll(/ledger\.refuse\('([^']+)'[,)]/gu)].map(([, code = '']) => code), ...(ofBooks ? judged : [])]
  const writes = (table: string): boolean => new RegExp(String.raw`insert into ${table}\b`, 'u').test(bare)
  return {
    events: writes(String.raw`platform\.outbox`) ? literals(bare, /^[a-z-]+\.[a-z-]+$/u).filter((word) => !refusals.includes(word)) : [],
    messages: writes(String.raw`messages\.messages`) ? literals(bare, /^[a-z]+[A-Z][A-Za-z]+$/u).filter((word) => !isFact(bare, word)) : [],
    refusals,
    verdicts: ofBooks ? [] : judged,
  }
}

/** The names inside a JSON object are no kinds: they stand first in a pair. */
const isFact = (sql: string, word: string): boolean => new RegExp(String.raw`(?:jsonb_build_object\(|, )'${word}', [^']`, 'u').test(sql)
