import { catalogue } from '#platform/text'

const pt = {
  red: 'Canto vermelho',
  blue: 'Canto azul',
  draw: 'Empate',
  drawText: 'No empate, quem apostou num dos cantos recebe o que apostou.',
  pool: 'No bolo',
  poolText: '95% do bolo vai para quem acertar o canto. No empate, ou sem apostas de um dos lados, tudo volta.',
  bet: '{name} vence',
  wins: 'vence {percent} em 100',
  form: 'Últimos combates: {bouts}',
  noForm: 'estreia hoje',
  won: 'vitória',
  lost: 'derrota',
  drew: 'empate',
  won_letter: 'V',
  lost_letter: 'D',
  drew_letter: 'E',
  others: '{amount} de {count} pessoas',
  othersOne: '{amount} de 1 pessoa',
  nobody: 'ninguém ainda',
  rooster_trovoada: 'Entra fazendo barulho e raramente sai calado.',
  rooster_pimentinha: 'Pequeno, vermelho e ofendido com tudo.',
  rooster_coronel: 'Anda devagar, manda em todos.',
  rooster_maestro: 'Briga no compasso e agradece no fim.',
  rooster_girassol: 'Vira o rosto para qualquer refletor.',
  rooster_carijo: 'De família grande: ninguém sabe qual deles é.',
  rooster_esmeralda: 'Lustra as penas até entre dois golpes.',
  rooster_poeta: 'Perde bonito, e sabe disso.',
  rooster_marinheiro: 'Balança como convés e acerta assim mesmo.',
  rooster_cangaceiro: 'Chapéu na alma, espora só no nome.',
  rooster_alvorada: 'Canta antes do sol e antes do gongo.',
  rooster_sereno: 'Não se abala, nem quando devia.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
