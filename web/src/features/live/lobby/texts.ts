import { catalogue } from '#platform/text'

const pt = {
  title: 'Cassino ao vivo',
  lead: 'Uma rodada para todos, ao mesmo tempo. O número da casa é lacrado antes, o farol público entra depois das apostas e qualquer pessoa confere.',
  openNow: '{count} mesas abertas',
  failed: 'Não foi possível carregar as mesas',
  search: 'Buscar mesa',
  clearSearch: 'Limpar a busca',
  kinds: 'Jogos',
  allKinds: 'Todos os jogos',
  stakes: 'Valor das apostas',
  stakes_all: 'Todas',
  stakes_low: 'Até {amount}',
  stakes_high: 'Salão, desde {amount}',
  favourites: 'Favoritas',
  enter: 'Entrar na mesa {name}',
  mark: 'Guardar {name} nas favoritas',
  unmark: 'Tirar {name} das favoritas',
  limits: '{min} a {max}',
  dealer: '{name}, desenho',
  members: '{count} apostando',
  oneMember: '1 apostando',
  freeSeats: '{count} lugares livres',
  oneSeat: '1 lugar livre',
  noSeats: 'lugares cheios',
  timer: 'Segundos para apostar:',
  last: 'Últimos resultados: {list}',
  noLast: 'A primeira rodada já vem',
  coming: 'Chegando à mesa…',
  nothingFound: 'Nenhuma mesa assim',
  nothingFoundText: 'Tire um filtro ou procure por outro nome.',
  noFavourites: 'Nenhuma favorita ainda',
  noFavouritesText: 'Toque no coração de uma mesa e ela fica guardada aqui.',
  clear: 'Mostrar todas',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
