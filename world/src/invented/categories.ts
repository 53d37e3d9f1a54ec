import type { Category, CountryCode } from './world.ts'

/** Countries that are on no map. */
export const CATEGORIES: readonly Category[] = [
  { id: 'tc:category:1', code: 'jacaranda', name: { pt: 'Jacarandá', en: 'Jacarandá' }, colours: ['#6A0DAD', '#F2C14E'] },
  { id: 'tc:category:2', code: 'mirtalia', name: { pt: 'Mirtália', en: 'Mirtalia' }, colours: ['#4A7C59', '#F4E8C1'] },
  { id: 'tc:category:3', code: 'kestria', name: { pt: 'Késtria', en: 'Kestria' }, colours: ['#1D3557', '#E63946'] },
  { id: 'tc:category:4', code: 'albamar', name: { pt: 'Albamar', en: 'Albamar' }, colours: ['#F1FAEE', '#0077B6'] },
  { id: 'tc:category:5', code: 'skarnia', name: { pt: 'Skárnia', en: 'Skarnia' }, colours: ['#14213D', '#A8DADC'] },
  { id: 'tc:category:6', code: 'hoshima', name: { pt: 'Hoshima', en: 'Hoshima' }, colours: ['#F8F9FA', '#D90429'] },
  { id: 'tc:category:7', code: 'international', name: { pt: 'Internacional', en: 'International' }, colours: ['#0B6E99', '#F28C1E'] },
]

/** Those that people and towns are of. */
export type Country = Exclude<CountryCode, 'international'>
