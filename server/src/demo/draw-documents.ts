import { type SKRSContext2D, createCanvas } from '@napi-rs/canvas'

const [WIDTH, HEIGHT] = [640, 400]
/** Far enough from one another that no two people's pictures are alike. */
const HUE_STEP = 47n

/** Pictures of nobody's papers, as PNG in base64: a card with a face and lines on it, its back, and the face by itself. */
export function drawDocuments(memberId: bigint): { front: string; back: string; face: string } {
  const hue = (memberId * HUE_STEP) % 360n
  const ink = (light: number): string => `hsl(${hue} 38% ${light}%)`
  const draw = (paint: (context: SKRSContext2D) => void): string => {
    const canvas = createCanvas(WIDTH, HEIGHT)
    const context = canvas.getContext('2d')
    context.fillStyle = ink(88)
    context.fillRect(0, 0, WIDTH, HEIGHT)
    context.fillStyle = ink(35)
    paint(context)
    return canvas.toBuffer('image/png').toString('base64')
  }
  // How long the lines are tells cards apart, too.
  const lines = (context: SKRSContext2D, left: number, many: number): void => {
    for (let n = 0; n < many; n++) context.fillRect(left, 70 + n * 52, 120 + Number((memberId * BigInt(n + 3) * 37n) % 180n), 18)
  }
  const head = (context: SKRSContext2D, x: number, size: number): void => {
    context.beginPath()
    context.arc(x, 170, size, 0, 2 * Math.PI)
    context.fill()
    context.beginPath()
    context.ellipse(x, 170 + size * 2.6, size * 1.7, size * 1.4, 0, Math.PI, 0)
    context.fill()
  }
  return {
    front: draw((context) => (head(context, 150, 60), lines(context, 320, 5))),
    back: draw((context) => lines(context, 80, 6)),
    face: draw((context) => head(context, WIDTH / 2, 80)),
  }
}
