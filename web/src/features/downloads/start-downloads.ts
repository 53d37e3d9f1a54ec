import { downloadPaths } from '@tucano/contract/downloads'
import { create } from 'zustand'

/** A browser that can install the site says so by an event, which opens its dialogue later. No type library has it yet. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface InstallState {
  offer: InstallOffer | undefined
  installed: boolean
}

export const useInstall = create<InstallState>()(() => ({ offer: undefined, installed: false }))

/** Opens the browser's dialogue. An offer is good once. */
export async function install(): Promise<void> {
  const { offer } = useInstall.getState()
  useInstall.setState({ offer: undefined })
  if ((await offer?.prompt())?.outcome === 'accepted') useInstall.setState({ installed: true })
}

/** Whatever the first screen still fetches comes first. */
const LATER_MS = 2000

/** Keeps the browser's offer until somebody asks for it, and brings in the worker of the installed site once the page has nothing else to do. */
export function startDownloads(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    useInstall.setState({ offer: event as InstallOffer })
  })
  addEventListener('appinstalled', () => useInstall.setState({ installed: true, offer: undefined }))
  if (!('serviceWorker' in navigator)) return
  const register = (): void => void navigator.serviceWorker.register(downloadPaths.serviceWorker).catch(() => undefined)
  const later = (): void => void setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(register) : register()), LATER_MS)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
