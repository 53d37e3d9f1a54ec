import type { Words } from './world.ts'

interface SportRow {
  id: `sr:sport:${number}`
  code: string
  name: Words
}

/** Numbers are the feed's. Names are of the kind of play: those of publishers' games are not ours to use. */
export const SPORTS = [
  { id: 'sr:sport:1', code: 'football', name: { pt: 'Futebol', en: 'Football' } },
  { id: 'sr:sport:2', code: 'basketball', name: { pt: 'Basquete', en: 'Basketball' } },
  { id: 'sr:sport:5', code: 'tennis', name: { pt: 'Tênis', en: 'Tennis' } },
  { id: 'sr:sport:23', code: 'volleyball', name: { pt: 'Vôlei', en: 'Volleyball' } },
  { id: 'sr:sport:16', code: 'american-football', name: { pt: 'Futebol americano', en: 'American football' } },
  { id: 'sr:sport:117', code: 'mma', name: { pt: 'Artes marciais', en: 'Martial arts' } },
  { id: 'sr:sport:109', code: 'cs2', name: { pt: 'Tiro tático', en: 'Tactical shooter' } },
  { id: 'sr:sport:194', code: 'valorant', name: { pt: 'Tiro com poderes', en: 'Ability shooter' } },
  { id: 'sr:sport:110', code: 'lol', name: { pt: 'Arena de três rotas', en: 'Three-lane arena' } },
  { id: 'sr:sport:111', code: 'dota2', name: { pt: 'Batalha de fortalezas', en: 'Fortress battle' } },
] as const satisfies readonly SportRow[]

export type SportCode = (typeof SPORTS)[number]['code']
