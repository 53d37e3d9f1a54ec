import type { Shape } from '../play.ts'
import { dezenas } from './dezenas.ts'
import { eleven } from './eleven.ts'
import { fourDigitShapes } from './four-digits.ts'
import { k3 } from './k3.ts'
import { keno } from './keno.ts'
import { marksix } from './marksix.ts'
import { pk10 } from './pk10.ts'
import { ssc } from './ssc.ts'
import { sumOfThree } from './sum-of-three.ts'
import { threeTop } from './three-top.ts'
import { mb, mn, mn2, mt } from './vietnam.ts'

export const shapes: ReadonlyMap<string, Shape> = new Map(
  [ssc, eleven, k3, pk10, sumOfThree, marksix, keno, ...dezenas, mb, mt, mn, mn2, ...threeTop, ...fourDigitShapes].map((shape) => [
    shape.code,
    shape,
  ]),
)
