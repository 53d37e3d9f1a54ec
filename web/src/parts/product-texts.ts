import { catalogue } from '#platform/text'

const pt = {
  product_RNG: 'Cassino',
  product_LIVE: 'Ao vivo',
  product_SPORTS: 'Esportes',
  product_ESPORTS: 'E-sports',
  product_FISH: 'Pescaria',
  product_PVP: 'Entre jogadores',
  product_LOTT: 'Loteria',
  product_ELOTT: 'Loteria eletrônica',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./product-texts-en.ts').then(({ en }) => en))
