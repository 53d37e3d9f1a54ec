import { catalogue } from '#platform/text'

const pt = {
  before_calmaria: 'Mar parado. {a} é só um pouco melhor que as outras.',
  before_alisio: 'Sopra o alísio: é o vento de {a}.',
  before_terral: 'Terral da madrugada: é a hora de {a}.',
  before_aracati: 'Entrou o aracati: olho em {a}!',
  race_starts: 'Largaram! {a} puxa a fila.',
  race_passes: '{a} passa {b} e assume a ponta!',
  race_leads: '{a} na frente, {b} a {metres} m. Faltam {left} m.',
  race_climbs: '{a} vem de trás: já é {place}º!',
  race_neck: 'Lado a lado! {metres} m entre {a} e {b}!',
  race_photo: 'Foto! Ninguém respira na praia.',
  race_won: '{a} vence com {metres} m sobre {b}!',
  race_wonByOne: '{a}! Por um metro, sobre {b}!',
  bout_before: '{red} contra {blue}. Quem senta primeiro perde.',
  bout_enters: 'Entram {red} e {blue}!',
  bout_jump: '{a} salta por cima de {b}!',
  bout_wing: 'Tapa de asa de {a}!',
  bout_feint: '{a} finge, {b} cai na finta!',
  bout_rush: '{a} vem na corrida!',
  bout_left: '{blow} {b} com {left} penas.',
  bout_one: '{blow} {b} na última pena!',
  bout_both: 'Os dois ao mesmo tempo!',
  bout_won: '{b} sentou. Vitória de {a}!',
  bout_draw: 'Sentaram os dois: empate!',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./calls-texts-en.ts').then(({ en }) => en))
