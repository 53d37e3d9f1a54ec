/** What stands for a letter in the writing of those who want to be read by people and not by us: digits, signs, letters of other alphabets. */
const SIGNS = '0123456789@$!|€£¡+ авсенікмортухѕ αεικορτυχ'
const MEANT = 'oizeasgtbgasiieeit abcehikmoptyxs aeikoptux'
const DISGUISES = new Map(Array.from(SIGNS, (sign, index) => [sign, MEANT.charAt(index)]))
/** Letters that are written for one another. */
const LIKE: Record<string, string> = { l: '[li]', c: '[ck]', q: '[qk]', u: '[uv]' }

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()

const undisguise = (text: string): string => text.replaceAll(/[^a-z\s]/gu, (sign) => DISGUISES.get(sign) ?? sign)

/** What a text may be meant as: signs for letters or for nothing, and those at the end of a word as what they are. */
function readings(text: string): string[] {
  const read = plain(text)
  const lettersOnly = read.replaceAll(/[^a-z\s\d!-/:-@[-`{-~]/gu, (sign) => DISGUISES.get(sign) ?? sign)
  return [undisguise(read), lettersOnly, undisguise(read.replaceAll(/[^\p{L}\s]+(?=\s|$)/gu, ''))]
}

interface Pattern {
  word: string
  /** Each letter, however often it is repeated, with whatever stands between it and the next. */
  expression: RegExp
}

const patternOf = (word: string): Pattern => {
  const letters = Array.from(word, (letter) => `(?:${LIKE[letter] ?? letter})+`)
  return { word, expression: new RegExp(`(?<![a-z])${letters.join('([^a-z]{0,4})')}s?(?![a-z])`, 'g') }
}

/** Finds words in what somebody wrote: without accents, in any case, with digits for letters, stretched, or drawn apart. */
export class WordList {
  #patterns: Pattern[]

  constructor(words: readonly string[]) {
    this.#patterns = words.map(patternOf)
  }

  find(text: string): string | undefined {
    const read = readings(text)
    return this.#patterns.find(({ expression }) => read.some((reading) => [...reading.matchAll(expression)].some(isOneWord)))?.word
  }
}

/** Two words that happen to touch ("via do") are two words; letters that stand alone ("v i a d o", "viad o") are drawn apart. */
function isOneWord([whole]: RegExpExecArray): boolean {
  if (!/\s/.test(whole)) return true
  return whole.split(/\s+/).some((piece) => /^[^a-z]*([a-z])\1*[^a-z]*$/.test(piece))
}

const ENDINGS =
  'com|net|org|br|io|gg|bet|me|ly|tv|app|xyz|info|link|site|online|shop|store|top|vip|club|live|win|cc|co|to|dev|casino|games|fun|pro'
const ADDRESS = new RegExp(
  `https?:|www\\s*\\.|[\\w-]+\\s*(?:\\.|\\(\\.\\)|\\[\\.\\]|\\(?\\bdot\\b\\)?|\\(?\\bponto\\b\\)?)\\s*(?:${ENDINGS})(?![a-z])|\\S+@\\S+\\.\\S+|(?<![\\w])@[a-z]\\w{3,}`,
  'i',
)
/** Nobody needs eight digits in a row to talk about a game. */
const NUMBER = /(?:\d[\s().+\-_/]*){8,}/

/** Whether somebody leaves an address or a number behind. */
export const hasContact = (text: string): boolean => {
  const read = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  return ADDRESS.test(read) || NUMBER.test(read)
}
