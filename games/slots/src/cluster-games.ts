import type { ClusterData } from './cluster-board.ts'
import { abacaxiDoce } from './games/abacaxi-doce.ts'
import { acaiExpress } from './games/acai-express.ts'
import { asasDoCerrado } from './games/asas-do-cerrado.ts'
import { cafeDaSerra } from './games/cafe-da-serra.ts'
import { orquideaSecreta } from './games/orquidea-secreta.ts'
import { pedrasDoSertao } from './games/pedras-do-sertao.ts'
import { pimentaMalagueta } from './games/pimenta-malagueta.ts'

/** Every slot with clusters. A new one, or one that was changed, is certified before it can be played: `npm run certify`. */
export const clusters: ClusterData[] = [
  orquideaSecreta,
  asasDoCerrado,
  acaiExpress,
  abacaxiDoce,
  pedrasDoSertao,
  cafeDaSerra,
  pimentaMalagueta,
]
