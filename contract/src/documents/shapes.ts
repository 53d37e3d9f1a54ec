export const documentKinds = ['rg', 'cnh', 'passport'] as const
export const documentSides = ['front', 'back', 'face'] as const
export const documentStates = ['none', 'waiting', 'verified', 'refused'] as const
