import { useMedia } from '../../ui/use-media.ts'

/** Whether the screen is a phone's, held upright: what is long then stands instead of lying. */
export const useUpright = (): boolean => useMedia('(width < 820px) and (orientation: portrait)')
