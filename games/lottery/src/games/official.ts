import type { LotteryGame, LotteryGroup, Timetable } from './game.ts'

const VIETNAM = 'Asia/Ho_Chi_Minh'
const MINUTES = 60_000

/** Provinces by the weekdays on which they draw; 0 is Sunday. */
const CENTRE: readonly (readonly [code: string, name: string, ...weekdays: number[]])[] = [
  ['hue', 'Thừa Thiên Huế', 1, 0],
  ['phu-yen', 'Phú Yên', 1],
  ['dak-lak', 'Đắk Lắk', 2],
  ['quang-nam', 'Quảng Nam', 2],
  ['da-nang', 'Đà Nẵng', 3, 6],
  ['khanh-hoa', 'Khánh Hòa', 3, 0],
  ['binh-dinh', 'Bình Định', 4],
  ['quang-tri', 'Quảng Trị', 4],
  ['quang-binh', 'Quảng Bình', 4],
  ['gia-lai', 'Gia Lai', 5],
  ['ninh-thuan', 'Ninh Thuận', 5],
  ['quang-ngai', 'Quảng Ngãi', 6],
  ['dak-nong', 'Đắk Nông', 6],
  ['kon-tum', 'Kon Tum', 0],
]
const SOUTH: typeof CENTRE = [
  ['ho-chi-minh', 'TP. Hồ Chí Minh', 1, 6],
  ['dong-thap', 'Đồng Tháp', 1],
  ['ca-mau', 'Cà Mau', 1],
  ['ben-tre', 'Bến Tre', 2],
  ['vung-tau', 'Vũng Tàu', 2],
  ['bac-lieu', 'Bạc Liêu', 2],
  ['dong-nai', 'Đồng Nai', 3],
  ['can-tho', 'Cần Thơ', 3],
  ['soc-trang', 'Sóc Trăng', 3],
  ['tay-ninh', 'Tây Ninh', 4],
  ['an-giang', 'An Giang', 4],
  ['binh-thuan', 'Bình Thuận', 4],
  ['vinh-long', 'Vĩnh Long', 5],
  ['binh-duong', 'Bình Dương', 5],
  ['tra-vinh', 'Trà Vinh', 5],
  ['long-an', 'Long An', 6],
  ['binh-phuoc', 'Bình Phước', 6],
  ['hau-giang', 'Hậu Giang', 6],
  ['tien-giang', 'Tiền Giang', 0],
  ['kien-giang', 'Kiên Giang', 0],
  ['da-lat', 'Đà Lạt', 0],
]

const vietnam = { group: 'VNC', vendor: 'TCG_LOTTO_VN', mode: 'ZY', isOfficial: true, hasSeries: true, zone: VIETNAM, minBet: 2 } as const
const CLOSES = 5 * MINUTES

const provinces = (shape: string, [PT, EN]: [PT: string, EN: string], [at, list]: [at: string, list: typeof CENTRE]): LotteryGame[] =>
  list.map(([code, name, ...weekdays]) => ({
    ...vietnam,
    code: `vn-${code}`,
    shape,
    name: { PT: `${PT}: ${name}`, EN: `${EN}: ${name}` },
    timetable: { at: [at], weekdays, restsAtTet: true },
    closesBeforeMs: CLOSES,
  }))

const asia = (
  group: LotteryGroup,
  zone: string,
): Pick<LotteryGame, 'group' | 'vendor' | 'mode' | 'isOfficial' | 'hasSeries' | 'zone' | 'minBet'> => ({
  group,
  vendor: 'TCG_SEA',
  mode: 'SEA',
  isOfficial: true,
  hasSeries: false,
  zone,
  minBet: 10,
})

const MARKET_DAYS = [1, 2, 3, 4, 5]
const market = (code: string, [PT, EN]: [PT: string, EN: string], [zone, at]: [zone: string, at: string]): LotteryGame => ({
  ...asia('STOCK', zone),
  code,
  shape: 'stock',
  name: { PT, EN },
  timetable: { at: [at], weekdays: MARKET_DAYS },
  closesBeforeMs: CLOSES,
})

const ofMalaysia: Timetable = { at: ['19:00'], weekdays: [3, 6, 0] }
const ofSingapore: Timetable = { at: ['18:30'], weekdays: [3, 6, 0] }
const daily: Timetable = { at: ['18:15'], restsAtTet: true }

/** Games whose results come from elsewhere. They close before the first number that decides anything. */
export const officialGames: readonly LotteryGame[] = [
  {
    ...vietnam,
    code: 'vn-norte',
    shape: 'mb',
    name: { PT: 'Vietnã Norte', EN: 'Vietnam North' },
    timetable: daily,
    closesBeforeMs: CLOSES,
  },
  ...provinces('mt', ['Vietnã Centro', 'Vietnam Centre'], ['17:15', CENTRE]),
  ...provinces('mn', ['Vietnã Sul', 'Vietnam South'], ['16:15', SOUTH]),
  { ...asia('VNC', VIETNAM), code: 'hanoi', shape: 'hanoi', name: { PT: 'Hanói', EN: 'Hanoi' }, timetable: daily, closesBeforeMs: CLOSES },
  {
    ...asia('THAI', 'Asia/Bangkok'),
    code: 'tailandia',
    shape: 'thai',
    name: { PT: 'Tailândia', EN: 'Thailand' },
    timetable: { at: ['16:00'], days: [1, 16] },
    closesBeforeMs: 40 * MINUTES,
  },
  {
    ...asia('LAO', 'Asia/Vientiane'),
    code: 'laos',
    shape: 'lao',
    name: { PT: 'Laos', EN: 'Laos' },
    timetable: { at: ['20:30'], weekdays: [1, 3, 5] },
    closesBeforeMs: 30 * MINUTES,
  },
  {
    ...asia('MAS', 'Asia/Kuala_Lumpur'),
    code: 'malasia-4d',
    shape: '4d-my',
    name: { PT: 'Malásia 4D', EN: 'Malaysia 4D' },
    timetable: ofMalaysia,
    closesBeforeMs: CLOSES,
  },
  {
    ...asia('SGC', 'Asia/Singapore'),
    code: 'singapura-4d',
    shape: '4d-sg',
    name: { PT: 'Singapura 4D', EN: 'Singapore 4D' },
    timetable: ofSingapore,
    closesBeforeMs: CLOSES,
  },
  market('bolsa-toquio', ['Bolsa de Tóquio', 'Tokyo Index'], ['Asia/Tokyo', '15:30']),
  market('bolsa-hong-kong', ['Bolsa de Hong Kong', 'Hong Kong Index'], ['Asia/Hong_Kong', '16:00']),
  market('bolsa-bangkok', ['Bolsa de Bangkok', 'Bangkok Index'], ['Asia/Bangkok', '16:30']),
  market('bolsa-nova-york', ['Bolsa de Nova York', 'New York Index'], ['America/New_York', '16:00']),
]
