import type { Words } from './describe.ts'

const GOALS = { en: 'goals', pt: 'gols' }
const POINTS = { en: 'points', pt: 'pontos' }

/** What is counted in a sport. */
const COUNTED: Readonly<Record<string, Words>> = {
  'sr:sport:1': GOALS,
  'sr:sport:2': POINTS,
  'sr:sport:4': GOALS,
  'sr:sport:6': GOALS,
  'sr:sport:12': POINTS,
  'sr:sport:16': POINTS,
  'sr:sport:117': { en: 'rounds', pt: 'rounds' },
}

const endsInTotal = (name: string): boolean => /\btotal$/i.test(name)

/** A market has one name in a feed, whatever sport it is offered in: of a bare total this says of what. */
export function namedIn(sport: string, { en, pt }: Words): Words {
  const counted = COUNTED[sport]
  if (!counted) return { en, pt }
  return { en: endsInTotal(en) ? `${en} ${counted.en}` : en, pt: endsInTotal(pt) ? `${pt} de ${counted.pt}` : pt }
}
