import type { Shape } from '@tucano/lottery'

/** All balls that can come in a draw: those of the pad that has the most of them. */
export const ballsOf = ({ plays }: Shape): readonly string[] =>
  plays
    .flatMap(({ pads }) => pads)
    .filter(({ look }) => look === 'ball')
    .reduce((most: readonly string[], { choices }) => (choices.length > most.length ? choices : most), [])
