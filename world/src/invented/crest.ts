export const SHAPES = ['shield', 'round', 'diamond', 'hexagon', 'oval', 'pennant'] as const
export const PATTERNS = ['plain', 'stripes', 'hoops', 'halves', 'quarters', 'sash', 'chevron', 'cross', 'rays', 'waves'] as const
export const DEVICES = [
  'sun',
  'moon',
  'star',
  'bolt',
  'flame',
  'wave',
  'mountain',
  'snow',
  'palm',
  'tree',
  'pine',
  'leaf',
  'flower',
  'wheat',
  'fruit',
  'fish',
  'whale',
  'crab',
  'turtle',
  'frog',
  'snake',
  'bee',
  'heron',
  'swan',
  'swallow',
  'eagle',
  'owl',
  'toucan',
  'rooster',
  'jaguar',
  'lion',
  'wolf',
  'fox',
  'bear',
  'bull',
  'horse',
  'ram',
  'deer',
  'capybara',
  'armadillo',
  'caiman',
  'anchor',
  'boat',
  'wheel',
  'gear',
  'hammer',
  'key',
  'bell',
  'drum',
  'guitar',
  'crown',
  'tower',
  'bridge',
  'lighthouse',
  'mill',
  'train',
  'kite',
  'diamond',
  'mask',
  'sword',
  'arrow',
  'rocket',
  'book',
] as const

type Shape = (typeof SHAPES)[number]
type Pattern = (typeof PATTERNS)[number]
type Device = (typeof DEVICES)[number]

/** What a crest is drawn from, in the colours of its team: the pattern in both, the device on it. */
export interface Crest {
  shape: Shape
  pattern: Pattern
  device: Device
}

const oneOf = <Word extends string>(words: readonly Word[], word: string | undefined): Word => {
  const found = words.find((one) => one === word)
  if (found === undefined) throw new RangeError(`${word} is no part of a crest`)
  return found
}

/** Three words: shape, pattern, device. */
export function readCrest(text: string): Crest {
  const [shape, pattern, device] = text.split(' ')
  return { shape: oneOf(SHAPES, shape), pattern: oneOf(PATTERNS, pattern), device: oneOf(DEVICES, device) }
}
