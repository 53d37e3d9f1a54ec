/** Spec §9: remember-me cookies last 24 hours. They hold the name and the choice, nothing else. */
const SECONDS = 24 * 60 * 60

const write = (name: string, value: string, seconds: number): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}

const read = (name: string): string | undefined => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : undefined
}

/** Keeps the user name for the next visit, or forgets it. */
export function rememberName(username: string | undefined): void {
  write('rememberMe', username ? '1' : '', username ? SECONDS : 0)
  write('rememberName', username ?? '', username ? SECONDS : 0)
}

export const rememberedName = (): string | undefined => (read('rememberMe') === '1' ? read('rememberName') : undefined)
