import { useLocation } from 'wouter'

/** Asks whether to sign out, and then does. */
export function useSignOut(): () => void {
  const [, navigate] = useLocation()
  return () => void import('../features/session/sign-out.tsx').then(({ askSignOut }) => askSignOut(navigate))
}
