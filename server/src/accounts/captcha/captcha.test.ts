import { loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { drawSlider, newLayout } from './draw-slider.ts'
import { ALPHABET, drawText, newText } from './draw-text.ts'
import { newDrawn, newShapes, outline, PIECE_SIZE, type Point } from './jigsaw.ts'
import { judgeDrag, type Step, TOLERANCE_PX } from './movement.ts'
import { checkWork } from './proof-of-work.ts'
import { secureRandom, seededRandom, times } from './random.ts'

const PNG = '89504e470d0a1a0a'

const seeds = (count: number) => times(count, (index) => seededRandom(`seed ${index}`))

describe('chance', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    const draw = (seed: string) => {
      const random = seededRandom(seed)
      return times(20, () => random.below(1000))
    }
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })

  test.each([
    ['secure', secureRandom],
    ['seeded', seededRandom('range')],
  ])('%s chance gives every number below n and no other', (_, random) => {
    const drawn = new Set(times(400, () => random.below(6)))
    expect(drawn).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  })
})

describe('the text', () => {
  test('has five characters of an alphabet in which none is taken for another', () => {
    expect(ALPHABET).not.toMatch(/[0OQD1IJ2Z5S8BG]/)
    expect(new Set(ALPHABET).size).toBe(ALPHABET.length)
    for (const random of seeds(200)) expect(newText(random)).toMatch(new RegExp(`^[${ALPHABET}]{5}$`))
  })

  test('is drawn as a PNG of 160 x 56', async () => {
    const picture = drawText('TUC3A', seededRandom('picture'))
    expect(picture.subarray(0, 8).toString('hex')).toBe(PNG)
    expect(await loadImage(picture)).toMatchObject({ width: 160, height: 56 })
  })

  test('looks the same by the same chance and different by another', () => {
    const [first, second] = ['a', 'b'].map((seed) => drawText('TUC3A', seededRandom(seed)))
    expect(drawText('TUC3A', seededRandom('a'))).toEqual(first)
    expect(second).not.toEqual(first)
  })
})

const reachOf = (points: Point[]) => {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), low: Math.max(...down) }
}

describe('the slider', () => {
  test('is drawn as WebP pictures of the promised sizes', async () => {
    const { background, piece, width, height, pieceSize } = drawSlider(seededRandom('slider'))
    for (const picture of [background, piece]) {
      expect(picture.subarray(0, 4).toString()).toBe('RIFF')
      expect(picture.subarray(8, 12).toString()).toBe('WEBP')
    }
    expect([width, height, pieceSize]).toEqual([320, 160, PIECE_SIZE])
    expect(await loadImage(background)).toMatchObject({ width, height })
    expect(await loadImage(piece)).toMatchObject({ width: pieceSize, height: pieceSize })
  })

  test('looks the same by the same chance and different by another', () => {
    const [first, again, other] = ['a', 'a', 'b'].map((seed) => drawSlider(seededRandom(seed)))
    expect(again).toEqual(first)
    expect(other?.background).not.toEqual(first?.background)
    expect(other?.piece).not.toEqual(first?.piece)
  })

  test('says where it drew the hole', () => {
    const { x, y } = newLayout(seededRandom('where'))
    expect(drawSlider(seededRandom('where'))).toMatchObject({ x, y })
  })

  test('keeps four holes in a row, apart from each other, the piece to the left of them', () => {
    for (const random of seeds(200)) {
      const { x, y, hole, decoys } = newLayout(random)
      expect(Number.isInteger(x) && x >= 62 && x <= 266, `x ${x}`).toBe(true)
      expect(Number.isInteger(y) && y >= 0 && y <= 160 - PIECE_SIZE, `y ${y}`).toBe(true)
      expect(decoys).toHaveLength(3)
      const room = reachOf(hole)
      const rooms = [room, ...decoys.map(reachOf)]
      expect(rooms.every(({ left, right, top, low }) => left >= 50 && right <= 324 && top >= -4 && low <= 164)).toBe(true)
      const middles = rooms.map(({ left, right }) => (left + right) / 2).toSorted((a, b) => a - b)
      expect(middles.slice(1).every((middle, n) => middle - middles[n]! > 36)).toBe(true)
    }
  })

  test('has pieces with a tab and a notch on two sides, inside their square', () => {
    for (const random of seeds(200)) {
      const shapes = newShapes(random, 4)
      expect(new Set(shapes.map(({ tab, notch }) => `${tab} ${notch}`)).size, 'all different').toBe(4)
      for (const shape of shapes) {
        expect(shape.tab).not.toBe(shape.notch)
        const { left, right, top, low } = reachOf(outline(shape))
        expect(Math.min(left, top, PIECE_SIZE - right, PIECE_SIZE - low)).toBeGreaterThan(0.5)
        expect(outline(shape, newDrawn(random)), 'never cut twice alike').not.toEqual(outline(shape))
      }
    }
  })
})

describe('programs', () => {
  /** By chance one hole of four is right. What once solved every puzzle in a few lines of code is kept from it; the bench has the rest. */
  test('looking for the piece’s own picture finds nothing, and looking for a dark spot no more than half', async () => {
    const { solvers } = await import('../../testing/puzzle-solvers.ts')
    const solved = async (name: string): Promise<number> => {
      let count = 0
      for (let n = 0; n < 24; n++) {
        const puzzle = drawSlider(seededRandom(`test ${n}`))
        if (Math.abs((await solvers[name]!(puzzle)) - puzzle.x) <= TOLERANCE_PX) count++
      }
      return count
    }
    expect(await solved('texture')).toBeLessThan(6)
    expect(await solved('darkness')).toBeLessThan(15)
  })
})

describe('a drag', () => {
  const target = 150
  /** Quick at first and slow at the end, as a hand moves. */
  const human = times(30, (index): Step => ({ x: Math.round(target * (1 - (1 - index / 29) ** 2.4)), t: 1000 + index * 17 + (index % 3) }))
  const judge = (trail: Step[]) => judgeDrag({ trail, target })
  const change = (index: number, step: Partial<Step>) => human.with(index, { ...(human[index] ?? { x: 0, t: 0 }), ...step })
  const ending = (x: number) => change(29, { x })

  test('by a hand onto the hole passes, up to 5 px beside it', () => {
    expect(judge(human)).toBe('passed')
    expect(judge(ending(target + 5))).toBe('passed')
    expect(judge(ending(target - 5))).toBe('passed')
  })

  test('beside the hole misses', () => {
    expect(judge(ending(target + 6))).toBe('missed')
    expect(judge(ending(target - 6))).toBe('missed')
    expect(judgeDrag({ trail: ending(target + 5), target, tolerance: 4 })).toBe('missed')
  })

  test('by arrow keys passes: equal steps at uneven times', () => {
    const pauses = [0, 140, 95, 180, 120, 88, 210, 101, 133, 156, 92, 240, 118, 99, 171, 127]
    let t = 0
    const taps = pauses.map((pause, index): Step => ({ x: index * 10, t: (t += pause) }))
    expect(judge(taps)).toBe('passed')
    const held = times(31, (index): Step => ({ x: index * 5, t: index === 0 ? 0 : 470 + index * 30 }))
    expect(judge(held)).toBe('passed')
  })

  test('of fewer than 6 or more than 500 steps is unnatural', () => {
    const spread = (count: number) => times(count, (index): Step => ({ x: target * (index / (count - 1)) ** 2, t: index * 100 }))
    expect(judge(spread(5))).toBe('unnatural')
    expect(judge(spread(6))).toBe('passed')
    expect(judge(spread(500))).toBe('passed')
    expect(judge(spread(501))).toBe('unnatural')
    expect(judge([])).toBe('unnatural')
  })

  test('whose time stands or runs back is unnatural', () => {
    expect(judge(change(10, { t: human[9]?.t ?? 0 }))).toBe('unnatural')
    expect(judge(change(10, { t: 1000 }))).toBe('unnatural')
  })

  test('of under 200 ms or over a minute is unnatural', () => {
    const [start, end] = [human[0]?.t ?? 0, human[29]?.t ?? 0]
    const lasting = (ms: number) => human.map(({ x, t }) => ({ x, t: ((t - start) / (end - start)) * ms }))
    expect(judge(lasting(199))).toBe('unnatural')
    expect(judge(lasting(200))).toBe('passed')
    expect(judge(lasting(60_000))).toBe('passed')
    expect(judge(lasting(60_001))).toBe('unnatural')
  })

  test('that begins far from the rest is unnatural', () => {
    expect(judge(human.map((step) => ({ ...step, x: Math.max(step.x, 51) })))).toBe('unnatural')
  })

  test('that leaps a third of the way in under 10 ms is unnatural, more slowly it is not', () => {
    const leap = (ms: number) =>
      [0, 3, 5, 60, 120, 149, 150].map((x, index): Step => ({ x, t: index < 3 ? index * 80 : 160 + ms + (index - 3) * 80 }))
    expect(judge(leap(9))).toBe('unnatural')
    expect(judge(leap(10))).toBe('passed')
  })

  test('at constant speed is unnatural, even when rounded to whole pixels', () => {
    const exact = times(41, (index): Step => ({ x: index * 3.75, t: index * 16 }))
    expect(judge(exact)).toBe('unnatural')
    expect(judge(exact.map(({ x, t }) => ({ x: Math.round(x), t })))).toBe('unnatural')
  })

  test.each([Number.NaN, Infinity, -1, 1e15])('with a number of %d is unnatural', (number) => {
    for (const index of [0, 12, 29]) {
      expect(judge(change(index, { x: number }))).toBe('unnatural')
      expect(judge(change(index, { t: number }))).toBe('unnatural')
    }
  })

  test('that is unnatural does not tell whether it found the hole', () => {
    const robot = (x: number) => times(10, (index): Step => ({ x: (x * index) / 9, t: index * 50 }))
    expect(judge(robot(target))).toBe(judge(robot(target + 40)))
  })
})

describe('proof of work', () => {
  const salt = 'a salt'
  const search = (bits: number) => {
    let answer = 0
    while (!checkWork({ salt, answer: `${answer}`, bits })) answer += 1
    return `${answer}`
  }

  test('accepts what a search finds, for this salt and no more bits than found', () => {
    const answer = search(10)
    expect(checkWork({ salt, answer, bits: 10 })).toBe(true)
    expect(checkWork({ salt: 'another', answer, bits: 10 })).toBe(false)
    expect(checkWork({ salt, answer, bits: 40 })).toBe(false)
  })

  test('counts bits, not bytes', () => {
    // sha256('a salt:52307') begins with 0006 in hexadecimal: thirteen zero bits.
    expect(checkWork({ salt, answer: '52307', bits: 13 })).toBe(true)
    expect(checkWork({ salt, answer: '52307', bits: 14 })).toBe(false)
  })

  test.each(['', '-1', '1.5', '1e3', ' 7', '7\n', '0x1f', '1234567890123'])('refuses the answer %j', (answer) => {
    expect(checkWork({ salt, answer, bits: 0 })).toBe(false)
    expect(checkWork({ salt, answer: '123456789012', bits: 0 })).toBe(true)
  })
})
