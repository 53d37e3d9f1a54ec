import { BadPicks, type Pad, type Picks, type Play } from '@tucano/lottery'
import { type Draws, deal } from '@tucano/randomness'

/** Some ways to bet ask that groups do not meet: so often it is tried until they do not. */
const TRIES = 200

/** As many of a pad's choices as are needed, each as likely as the others. */
function some({ look, choices, digits }: Pad, count: number, draws: Draws): string[] {
  if (look !== 'typed') return deal(draws, choices, count)
  const numbers = new Set<string>()
  while (numbers.size < count) numbers.add(String(draws.below(10 ** digits)).padStart(digits, '0'))
  return [...numbers]
}

/** One bet by chance (surpresinha): the least that the play takes, or more numbers where somebody wants them. */
export function quickPick(play: Play, draws: Draws, count = 0): Picks {
  const free = play.pads.flatMap(({ min }, place) => (min === 0 ? [place] : []))
  const needed = play.pads.length - free.length
  for (let tries = 0; tries < TRIES; tries++) {
    const used = new Set(deal(draws, free, Math.max(0, play.least - needed)))
    const picks = play.pads.map((pad, place) => {
      const least = pad.min === 0 ? (used.has(place) ? 1 : 0) : pad.min
      return some(pad, Math.min(pad.max, least > 0 ? Math.max(least, count) : 0), draws)
    })
    try {
      return play.read(play.write(picks))
    } catch (error) {
      if (!(error instanceof BadPicks)) throw error
    }
  }
  throw new Error(`no bet on ${play.code} by chance`)
}
