/** How far a settlement is. */
export const STATE_TONES = { due: 'beak', partly: 'beak', settled: 'forest', nothing: 'plain', reversed: 'alarm' } as const

/** How an agreement stands. */
export const AGREEMENT_TONES = { P: 'beak', E: 'beak', V: 'beak', A: 'forest', R: 'plain', C: 'plain', X: 'plain' } as const
