/** Letters without accents, small, and single spaces between words: how names are compared. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Pieces of three letters, each word with a margin: "ouro" is "  o", " ou", "our", "uro", "ro ". */
function piecesOf(text: string): Set<string> {
  const pieces = new Set<string>()
  for (const word of text.split(' ')) {
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at++) pieces.add(padded.slice(at, at + 3))
  }
  return pieces
}

/** So much of what was typed has to be found, by its pieces, for a name to be meant in spite of a slip. */
const MEANT = 0.5

/** Finds things by their names, of which each has some: in Portuguese, in English, or whatever people call it. */
export class NameIndex {
  /** All names of a thing, each between spaces, so that ` x` is the beginning of a word. */
  #texts: string[]
  #pieces = new Map<string, number[]>()

  constructor(names: readonly (readonly string[])[]) {
    this.#texts = names.map((all) => ` ${all.map(plain).join('  ')} `)
    for (const [thing, text] of this.#texts.entries())
      for (const piece of piecesOf(text.trim().replaceAll(/ +/g, ' '))) {
        const holders = this.#pieces.get(piece)
        if (holders) holders.push(thing)
        else this.#pieces.set(piece, [thing])
      }
  }

  /** Places of the things that are meant, best first: whose name begins so, has a word that begins so, has it anywhere, or is like it. */
  find(typed: string): number[] {
    const wanted = plain(typed)
    if (wanted === '') return this.#texts.map((_, thing) => thing)
    const ranked = this.#texts.map((text, thing) => ({ thing, rank: rankOf(text, wanted) })).filter(({ rank }) => rank > 0)
    if (ranked.length === 0) return this.#like(wanted)
    return ranked.sort((a, b) => b.rank - a.rank || a.thing - b.thing).map(({ thing }) => thing)
  }

  #like(wanted: string): number[] {
    const pieces = piecesOf(wanted)
    const shared = new Map<number, number>()
    for (const piece of pieces) for (const thing of this.#pieces.get(piece) ?? []) shared.set(thing, (shared.get(thing) ?? 0) + 1)
    return [...shared]
      .filter(([, count]) => count / pieces.size >= MEANT)
      .sort(([a, counted], [b, more]) => more - counted || a - b)
      .map(([thing]) => thing)
  }
}

/** 3 for the beginning of a name, 2 when every word begins one of the name's, 1 for anywhere in it, 0 for nowhere. */
function rankOf(text: string, wanted: string): number {
  if (text.startsWith(` ${wanted}`) || text.includes(`  ${wanted}`)) return 3
  if (wanted.split(' ').every((word) => text.includes(` ${word}`))) return 2
  return text.includes(wanted) ? 1 : 0
}
