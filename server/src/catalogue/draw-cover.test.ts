import { symbols, titleInk } from '@tucano/art'
import { readBrand, readContent } from '@tucano/brand'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'

/** What of a drawing is seen on the reels: so far from its middle, in every direction. */
const SEEN = 112
const AROUND = 160

/** How far a drawing reaches from its middle. */
async function reachOf(drawing: string): Promise<number> {
  const [side, view] = [2 * AROUND, `${-AROUND} ${-AROUND} ${2 * AROUND} ${2 * AROUND}`]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${side}" height="${side}">${drawing}</svg>`
  const context = createCanvas(side, side).getContext('2d')
  context.drawImage(await loadImage(Buffer.from(svg)), 0, 0)
  const { data } = context.getImageData(0, 0, side, side)
  let reach = 0
  for (let at = 0; at < side * side; at++) {
    // What hardly shows, as the end of a glow, is no part of the figure.
    if (data[4 * at + 3]! > 60) reach = Math.max(reach, Math.abs((at % side) - AROUND), Math.abs(Math.floor(at / side) - AROUND))
  }
  return reach
}

test('every drawing of the reels is whole, the mascot among them', async () => {
  const cut: string[] = []
  for (const [name, draw] of Object.entries(symbols)) if ((await reachOf(draw('#f2a33a', '#ffd24a'))) > SEEN) cut.push(name)
  expect(cut).toEqual([])
})

/** Relative luminance, as contrast is measured by. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

test('the title of every cover stands out from its outline, down to the foot of its letters', async () => {
  const { games } = await readContent(await readBrand('tucano'))
  for (const { name, theme } of games) {
    const { upper, lower, outline } = titleInk(theme)
    for (const ink of [upper, lower]) expect(contrast(ink, outline), name).toBeGreaterThan(12)
  }
})
