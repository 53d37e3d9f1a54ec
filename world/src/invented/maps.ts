import type { SportCode } from './sports.ts'
import type { Words } from './world.ts'

/** A place that rounds are played in. */
export interface GameMap {
  code: string
  name: Words
  /** Of a thousand rounds between equals, those that the attackers win. */
  attackShare: number
}

const map = (code: string, pt: string, en: string, attackShare: number): GameMap => ({ code, name: { pt, en }, attackShare })

/** The pool of each sport whose maps differ. */
export const MAPS: Partial<Record<SportCode, readonly GameMap[]>> = {
  cs2: [
    map('cais', 'Cais', 'Quay', 492),
    map('represa', 'Represa', 'Reservoir', 468),
    map('serraria', 'Serraria', 'Sawmill', 505),
    map('feira', 'Feira', 'Market Day', 515),
    map('casarao', 'Casarão', 'Manor', 480),
    map('ladeira', 'Ladeira', 'Slope', 498),
    map('plataforma', 'Plataforma Seis', 'Platform Six', 474),
  ],
  valorant: [
    map('viveiro', 'Viveiro', 'Aviary', 488),
    map('bonde', 'Bonde', 'Tramway', 502),
    map('aquario', 'Aquário', 'Aquarium', 476),
    map('salina', 'Salina', 'Saltworks', 510),
    map('teatro', 'Teatro', 'Playhouse', 494),
    map('pomar', 'Pomar', 'Orchard', 505),
    map('cisterna', 'Cisterna', 'Cistern', 470),
  ],
}
