export const STATE_TONES = { due: 'beak', partly: 'beak', settled: 'forest', nothing: 'plain', reversed: 'alarm' } as const
