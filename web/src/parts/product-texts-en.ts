import type { Translation } from '#platform/text'
import type { Texts } from './product-texts.ts'

export const en: Translation<Texts> = {
  product_RNG: 'Casino',
  product_LIVE: 'Live',
  product_SPORTS: 'Sports',
  product_ESPORTS: 'E-sports',
  product_FISH: 'Fishing',
  product_PVP: 'Player against player',
  product_LOTT: 'Lottery',
  product_ELOTT: 'Electronic lottery',
}
