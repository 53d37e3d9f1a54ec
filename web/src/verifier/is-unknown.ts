import type { Finding } from '@tucano/round'

/** Games or rules that this page does not have: what they gave is neither right nor wrong. */
export const isUnknown = ({ problem }: Pick<Finding, 'problem'>): boolean => problem === 'game' || problem === 'maths'
