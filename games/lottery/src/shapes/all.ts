import type { Shape } from '../play.ts'
import { pk10 } from './pk10.ts'
import { ssc } from './ssc.ts'
import { mb, mn, mn2, mt } from './vietnam.ts'

export const shapes: ReadonlyMap<string, Shape> = new Map([ssc, pk10, mb, mt, mn, mn2].map((shape) => [shape.code, shape]))
