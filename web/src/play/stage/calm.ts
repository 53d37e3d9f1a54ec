/** Whether the visitor wants no movement: then there are fades, and nothing flies or shakes. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
