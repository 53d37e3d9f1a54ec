/** The colour of each state of an adjustment. */
export const tones = { waiting: 'sky', approved: 'forest', refused: 'alarm' } as const
