/** Where a visitor without a session may be when the brand shows its site to members only. Spec §2; and where help with play is. */
const OPEN_PATHS = ['/login', '/register', '/register.html', '/helpmc', '/chat', '/operator', '/download', '/responsible']
const OPEN_BELOW = '/operator/'

interface Visit {
  pathname: string
  token: string | undefined
  loginedToHomePage: boolean
}

/** Where to go instead, or nowhere. */
export function guardedPath({ pathname, token, loginedToHomePage }: Visit): string | undefined {
  if (!loginedToHomePage || token !== undefined || OPEN_PATHS.includes(pathname) || pathname.startsWith(OPEN_BELOW)) return undefined
  return '/login'
}
