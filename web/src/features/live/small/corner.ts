import { CORNERS, type Corner } from '../kept.ts'

const at = (y: 'top' | 'bottom', x: 'left' | 'right'): Corner => `${y}-${x}`
const split = (corner: Corner) => corner.split('-') as ['top' | 'bottom', 'left' | 'right']

/** The corner that a key leads to; each press of the button, the next one around. */
export function cornerBy(key: string, corner: Corner): Corner | undefined {
  const [y, x] = split(corner)
  switch (key) {
    case 'ArrowUp':
      return at('top', x)
    case 'ArrowDown':
      return at('bottom', x)
    case 'ArrowLeft':
      return at(y, 'left')
    case 'ArrowRight':
      return at(y, 'right')
    default:
      return undefined
  }
}

export const nextCorner = (corner: Corner): Corner => CORNERS[(CORNERS.indexOf(corner) + 1) % CORNERS.length]!

/** The corner that a point of the screen is nearest to. */
export const cornerAt = (point: { x: number; y: number }, screen: { width: number; height: number }): Corner =>
  at(point.y < screen.height / 2 ? 'top' : 'bottom', point.x < screen.width / 2 ? 'left' : 'right')
