export type Emblem = 'bird' | 'dragon' | 'lace' | 'star' | 'dolphin' | 'sun'

/** A raft of Ceará's coast. Nobody has to tell colours apart: each sail has its number and its emblem. */
export interface Raft {
  /** From one on. */
  number: number
  name: string
  /** Colours that stay apart for whoever sees fewer of them (Okabe and Ito). */
  sail: string
  emblem: Emblem
}

const raft = (number: number, name: string, sail: string, emblem: Emblem): Raft => ({ number, name, sail, emblem })

export const RAFTS: readonly Raft[] = [
  raft(1, 'Iracema', '#d55e00', 'bird'),
  raft(2, 'Dragão do Mar', '#009e73', 'dragon'),
  raft(3, 'Rendeira', '#cc79a7', 'lace'),
  raft(4, 'Estrela-d’Alva', '#0072b2', 'star'),
  raft(5, 'Boto Cinza', '#56b4e9', 'dolphin'),
  raft(6, 'Sol de Icapuí', '#f0e442', 'sun'),
]

/** What blows is known before anybody bets. The aracati comes from the sea in the evening, the terral from the land at dawn. */
export const WINDS = ['calmaria', 'alisio', 'terral', 'aracati'] as const
export type Wind = (typeof WINDS)[number]

/** Of a hundred races, how many each raft wins: some are best in light air, others in a blow. */
export const WEIGHTS: Readonly<Record<Wind, readonly number[]>> = {
  calmaria: [19, 15, 18, 16, 15, 17],
  alisio: [30, 13, 11, 22, 16, 8],
  terral: [12, 24, 15, 8, 13, 28],
  aracati: [10, 20, 32, 14, 15, 9],
}

/** Winds take turns, a race each. */
export const windOf = (race: number): Wind => WINDS[(((race - 1) % WINDS.length) + WINDS.length) % WINDS.length]!
