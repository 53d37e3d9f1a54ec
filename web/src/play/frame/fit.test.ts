import { describe, expect, test } from 'vitest'
import { fit } from './fit.ts'

const least = { upright: { width: 360, height: 740 }, aside: { width: 820, height: 330 } }

describe('a game in its place', () => {
  test('is as large as it is wherever all of it fits', () => {
    for (const place of [
      { width: 390, height: 762 },
      { width: 1440, height: 848 },
      { width: 844, height: 338 },
    ])
      expect(fit(place, least).scale).toBe(1)
  })

  test('is drawn smaller where it would be cut', () => {
    expect(fit({ width: 320, height: 740 }, least)).toEqual({ scale: 320 / 360, height: 740 })
    expect(fit({ width: 360, height: 555 }, least)).toEqual({ scale: 0.75, height: 740 })
    expect(fit({ width: 656, height: 278 }, least)).toEqual({ scale: 0.8, height: 0 })
  })

  test('is never drawn smaller than half for want of height: the rest is scrolled to', () => {
    expect(fit({ width: 195, height: 278 }, least)).toEqual({ scale: 0.5, height: 740 })
    expect(fit({ width: 150, height: 278 }, least).scale).toBe(150 / 360)
    expect(fit({ width: 300, height: 200 }, least)).toEqual({ scale: 0.5, height: 740 })
  })

  test('has its controls beside it only where the style sheets put them there', () => {
    // On its side it would be taller than the style sheets allow: it stands upright.
    expect(fit({ width: 600, height: 481 }, { ...least, aside: { width: 700, height: 330 } })).toEqual({ scale: 481 / 740, height: 740 })
  })

  test('is left alone before its place has a size', () => {
    expect(fit({ width: 0, height: 0 }, least)).toEqual({ scale: 1, height: 0 })
  })
})
