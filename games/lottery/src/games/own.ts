import type { LotteryGame, Timetable } from './game.ts'

type Common = Omit<LotteryGame, 'code' | 'shape' | 'name' | 'timetable' | 'closesBeforeMs' | 'isOfficial'>
type Line = readonly [code: string, shape: string, PT: string, EN: string, timetable: Timetable]

const BRASILIA = 'America/Sao_Paulo'
const ICT = 'Asia/Bangkok'
const VIETNAM = 'Asia/Ho_Chi_Minh'
const SECONDS = 1000

/** Draws that come rarely close earlier. */
const closesBefore = (timetable: Timetable): number => ('every' in timetable && timetable.every < 300 ? 5 : 10) * SECONDS

const games = (common: Common, lines: readonly Line[]): LotteryGame[] =>
  lines.map(([code, shape, PT, EN, timetable]) => ({
    ...common,
    code,
    shape,
    name: { PT, EN },
    timetable,
    isOfficial: false,
    closesBeforeMs: closesBefore(timetable),
  }))

const every = (seconds: number): Timetable => ({ every: seconds })
const HOUR = every(3600)
const DAY_AND_NIGHT: Timetable = { at: ['12:00', '20:00'] }
const quarterHours = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, n) => {
    const minutes = from + n * 15
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  })

/** Electronic draws whose series members choose. */
const electronic = games({ group: 'SSC', vendor: 'LOTT', mode: 'Lott', hasSeries: true, zone: BRASILIA, minBet: 2 }, [
  ['cinco-digitos-1m', 'ssc', 'Cinco Dígitos 1 min', 'Five Digits 1 min', every(60)],
  ['cinco-digitos-90s', 'ssc', 'Cinco Dígitos 90 s', 'Five Digits 90 s', every(90)],
  ['cinco-digitos-2m', 'ssc', 'Cinco Dígitos 2 min', 'Five Digits 2 min', every(120)],
  ['cinco-digitos-3m', 'ssc', 'Cinco Dígitos 3 min', 'Five Digits 3 min', every(180)],
  ['cinco-digitos-5m', 'ssc', 'Cinco Dígitos 5 min', 'Five Digits 5 min', every(300)],
  ['cinco-digitos-hora', 'ssc', 'Cinco Dígitos da Hora', 'Five Digits Hourly', HOUR],
  ['cinco-de-onze-1m', '11x5', 'Cinco de Onze 1 min', 'Five of Eleven 1 min', every(60)],
  ['cinco-de-onze-3m', '11x5', 'Cinco de Onze 3 min', 'Five of Eleven 3 min', every(180)],
  ['tres-dados-1m', 'k3', 'Três Dados 1 min', 'Three Dice 1 min', every(60)],
  ['tres-dados-3m', 'k3', 'Três Dados 3 min', 'Three Dice 3 min', every(180)],
  ['tres-dados-5m', 'k3', 'Três Dados 5 min', 'Three Dice 5 min', every(300)],
  ['corrida-dos-dez-1m', 'pk10', 'Corrida dos Dez 1 min', 'Race of Ten 1 min', every(60)],
  ['corrida-dos-dez-2m', 'pk10', 'Corrida dos Dez 2 min', 'Race of Ten 2 min', every(120)],
  ['corrida-dos-dez-5m', 'pk10', 'Corrida dos Dez 5 min', 'Race of Ten 5 min', every(300)],
  ['bola-especial-5m', 'marksix', 'Bola Especial 5 min', 'Special Ball 5 min', every(300)],
  ['bola-especial-hora', 'marksix', 'Bola Especial da Hora', 'Special Ball Hourly', HOUR],
  ['bola-especial-da-noite', 'marksix', 'Bola Especial da Noite', 'Special Ball at Night', { at: ['21:30'] }],
])

/** Electronic draws with plain odds. */
const plain = games({ group: 'SSC', vendor: 'ELOTT', mode: 'Elott', hasSeries: false, zone: BRASILIA, minBet: 10 }, [
  ['giro-de-um-minuto', 'ssc', 'Giro de Um Minuto', 'One-Minute Draw', every(60)],
  ['cinco-minutos', '11x5', 'Cinco Minutos', 'Five-Minute Draw', every(300)],
  ['soma-28-1m', '28', 'Soma 28 1 min', 'Sum 28 1 min', every(60)],
  ['soma-28-3m', '28', 'Soma 28 3 min', 'Sum 28 3 min', every(180)],
  ['soma-28-5m', '28', 'Soma 28 5 min', 'Sum 28 5 min', every(300)],
  ['vinte-de-oitenta-5m', 'keno', 'Vinte de Oitenta 5 min', 'Twenty of Eighty 5 min', every(300)],
  ['vinte-de-oitenta-hora', 'keno', 'Vinte de Oitenta da Hora', 'Twenty of Eighty Hourly', HOUR],
])

/** Draws of numbers as Brazilians know them, with fixed odds. */
const numbers = games({ group: 'DEZ', vendor: 'LOTT', mode: 'Lott', hasSeries: false, zone: BRASILIA, minBet: 20 }, [
  ['seis-dezenas', 'dezenas-6-60', 'Seis Dezenas', 'Six Numbers', { at: ['20:30'] }],
  ['seis-dezenas-hora', 'dezenas-6-60', 'Seis Dezenas da Hora', 'Six Numbers Hourly', HOUR],
  ['cinco-dezenas', 'dezenas-5-80', 'Cinco Dezenas Dia e Noite', 'Five Numbers Day and Night', DAY_AND_NIGHT],
  ['quinze-dezenas', 'dezenas-15-25', 'Quinze Dezenas Dia e Noite', 'Fifteen Numbers Day and Night', DAY_AND_NIGHT],
  ['quinze-dezenas-5m', 'dezenas-15-25', 'Quinze Dezenas 5 min', 'Fifteen Numbers 5 min', every(300)],
])

/** Express draws with the shapes of Vietnam. */
const express = games({ group: 'VNC', vendor: 'TCG_LOTTO_VN', mode: 'ZY', hasSeries: true, zone: VIETNAM, minBet: 2 }, [
  ['vietna-norte-1m', 'mb', 'Vietnã Norte Expresso 1 min', 'Vietnam North Express 1 min', every(60)],
  ['vietna-norte-90s', 'mb', 'Vietnã Norte Expresso 90 s', 'Vietnam North Express 90 s', every(90)],
  ['vietna-norte-2m', 'mb', 'Vietnã Norte Expresso 2 min', 'Vietnam North Express 2 min', every(120)],
  ['vietna-norte-5m', 'mb', 'Vietnã Norte Expresso 5 min', 'Vietnam North Express 5 min', every(300)],
  ['vietna-centro-1m', 'mt', 'Vietnã Centro Expresso 1 min', 'Vietnam Centre Express 1 min', every(60)],
  ['vietna-centro-5m', 'mt', 'Vietnã Centro Expresso 5 min', 'Vietnam Centre Express 5 min', every(300)],
  ['vietna-sul-1m', 'mn', 'Vietnã Sul Expresso 1 min', 'Vietnam South Express 1 min', every(60)],
  ['vietna-sul-90s', 'mn', 'Vietnã Sul Expresso 90 s', 'Vietnam South Express 90 s', every(90)],
  ['vietna-sul-2m', 'mn', 'Vietnã Sul Expresso 2 min', 'Vietnam South Express 2 min', every(120)],
  ['vietna-sul-5m', 'mn', 'Vietnã Sul Expresso 5 min', 'Vietnam South Express 5 min', every(300)],
  ['vietna-sul-duplo-5m', 'mn2', 'Vietnã Sul Duplo 5 min', 'Vietnam South Double 5 min', every(300)],
])

const southEast: Omit<Common, 'group'> = { vendor: 'TCG_SEA', mode: 'SEA', hasSeries: false, zone: ICT, minBet: 10 }
const asia = [
  ...games({ ...southEast, group: 'THAI' }, [
    ['yeekee-15m', 'yeekee', 'Yeekee 15 min', 'Yeekee 15 min', { at: quarterHours(120, 88) }],
    ['tailandia-5m', 'thai', 'Tailândia Expressa 5 min', 'Thailand Express 5 min', every(300)],
  ]),
  ...games({ ...southEast, group: 'LAO' }, [['laos-5m', 'lao', 'Laos Expresso 5 min', 'Laos Express 5 min', every(300)]]),
  ...games({ ...southEast, group: 'MAS' }, [['malasia-4d-hora', '4d-my-own', 'Malásia 4D da Hora', 'Malaysia 4D Hourly', HOUR]]),
  ...games({ ...southEast, group: 'SGC' }, [['singapura-4d-hora', '4d-sg-own', 'Singapura 4D da Hora', 'Singapore 4D Hourly', HOUR]]),
]

/** Games that we draw ourselves, by shared draws. */
export const ownGames: readonly LotteryGame[] = [...electronic, ...plain, ...numbers, ...express, ...asia]
