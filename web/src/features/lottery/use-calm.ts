import { useMedia } from '../../ui/use-media.ts'

/** Whether the visitor wants no movement. */
export const useCalm = (): boolean => useMedia('(prefers-reduced-motion: reduce)')
