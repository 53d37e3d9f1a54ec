/** Spreads evenly without a pattern: the golden section takes the place of chance. */
export const spread = (n: number): number => (n * 0.618034) % 1

interface Edge {
  width: number
  /** How high above the ground, which is at 0, the crowns begin. */
  height: number
  /** How wide a crown is, about. */
  crown: number
  /** Another number, another forest. */
  kind: number
}

/** The edge of a forest against the sky: crowns beside crowns, here and there a palm above them. Its ground is at y 0, up is negative. */
export function forestEdge({ width, height, crown, kind }: Edge): string {
  const parts = [`M0 0V${-height}`]
  let palms = ''
  for (let [x, n, y] = [0, kind, -height]; x < width; n++) {
    const step = crown * (0.6 + 0.7 * spread(n))
    const next = -height - crown * 0.55 * (spread(n * 3 + 1) - 0.5)
    parts.push(`A${round(step * 0.56)} ${round(step * 0.46)} 0 0 1 ${round(x + step)} ${round(next)}`)
    if (spread(n * 5 + kind) > 0.8) palms += palm(x + step / 2, y + crown * 0.3, crown * (1.5 + spread(n * 7)))
    x += step
    y = next
  }
  return `${parts.join('')}V0Z${palms}`
}

const FRONDS = [-168, -142, -112, -74, -40, -12]

/** A palm that stands at a point: a trunk that leans, and fronds that hang. */
function palm(x: number, y: number, tall: number): string {
  const lean = tall * 0.14
  const [top, left] = [y - tall, x + lean]
  const thick = tall * 0.035
  const trunk = `M${round(x - thick)} ${round(y)}Q${round(x)} ${round(y - tall * 0.6)} ${round(left - thick)} ${round(top)}h${round(thick * 2)}Q${round(x + thick * 2)} ${round(y - tall * 0.6)} ${round(x + thick * 2)} ${round(y)}Z`
  const fronds = FRONDS.map((degrees) => {
    const turn = (degrees * Math.PI) / 180
    const [across, up] = [Math.cos(turn) * tall * 0.42, Math.sin(turn) * tall * 0.3]
    const [tipX, tipY] = [left + across, top + up + tall * 0.2]
    return `M${round(left)} ${round(top)}Q${round(left + across * 0.5)} ${round(top + up - tall * 0.06)} ${round(tipX)} ${round(tipY)}Q${round(left + across * 0.42)} ${round(top + up + tall * 0.1)} ${round(left)} ${round(top)}Z`
  })
  return trunk + fronds.join('')
}

const round = (value: number): number => Math.round(value * 10) / 10
