import type { Launcher } from '#catalogue/launcher'
import type { Certified } from '#fairness/maths'
import { STUDIO_PRODUCT } from './studio.ts'

/** Where the site plays games of its own: in the page itself. */
const LAUNCH_PATH = '/studio'

/** Opens the games whose maths is ours. */
export const studioLauncher = (games: ReadonlyMap<string, Certified>): Launcher => ({
  opens: () => Promise.resolve(({ game_type, code }) => game_type === STUDIO_PRODUCT && games.has(code)),
  launch: ({ game, token, language, backUrl }) =>
    Promise.resolve(`${LAUNCH_PATH}?${new URLSearchParams({ game, token, lang: language, back: backUrl }).toString()}`),
})
