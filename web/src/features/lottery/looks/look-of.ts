/** How results of a shape are drawn. */
export type Look = 'digits' | 'balls' | 'dice' | 'race' | 'board'

const LOOKS: readonly [RegExp, Look][] = [
  [/^k3/, 'dice'],
  [/^pk10/, 'race'],
  [/^(11x5|marksix|keno|dezenas|lotto|6of60|5of80|15of25)/, 'balls'],
  [/^(mb|mt|mn|thai|lao|hanoi|stock|4d)/, 'board'],
]

export const lookOf = (shape: string): Look => LOOKS.find(([shapes]) => shapes.test(shape))?.[1] ?? 'digits'

/** What of a result is drawn one by one: a number in one piece has its digits. */
export const piecesOf = (shape: string, result: readonly string[]): readonly string[] =>
  lookOf(shape) === 'digits' && result.length === 1 ? Array.from(result[0] ?? '') : result
