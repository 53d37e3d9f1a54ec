import type { Pad } from '@tucano/lottery'

/** What can be chosen of a pad with one press. */
const padTools = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const
type PadTool = (typeof padTools)[number]

const isNumeric = ({ choices }: Pad): boolean => choices.length > 2 && choices.every((choice) => /^\d+$/.test(choice))

/** The tools that make sense on a pad: where all of it may be chosen, and its choices are numbers. */
export function toolsOf(pad: Pad): readonly PadTool[] {
  if (pad.look === 'typed') return []
  if (pad.look === 'word' || !isNumeric(pad)) return pad.max >= pad.choices.length && pad.choices.length > 2 ? ['all', 'clear'] : ['clear']
  return pad.max >= Math.ceil(pad.choices.length / 2)
    ? padTools.filter((tool) => tool !== 'all' || pad.max >= pad.choices.length)
    : ['clear']
}

/** All numbers of two digits: there are more ways to choose among so many. */
export const isHundred = ({ look, choices }: Pad): boolean => look === 'ball' && choices.length === 100
