import './ui/base.css'
import './ui/first-screen.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { startJackpot } from './features/jackpot/queries.ts'
import { takeMenuCategories } from './features/lobby/menu-categories.ts'
import { startLobby } from './features/lobby/queries.ts'
import { startDownloads } from './features/downloads/start-downloads.ts'
import { startNotices } from './features/notices/queries.ts'
import { startWinners } from './features/winners/queries.ts'
import { readBoot } from '#platform/boot'
import { startSentences } from '#platform/error-sentences'
import { startLive } from '#platform/live'
import { usePublicStore } from '#platform/public-store'
import { readStatus, startSite, takeStatus } from '#platform/site'
import { startTabs } from '#platform/tabs'
import { App } from './shell/app.tsx'
import { isOwnWindow } from './shell/own-windows.ts'
import { startPage } from './shell/pages.tsx'
import { readySignedIn } from './shell/signed-in.ts'

/** Not awaited by the module itself: parts of the site import what is in this file's chunk, and would wait for it as it waits for them. */
async function start(): Promise<void> {
  startSentences({
    PT: () => import('./shell/refusal-sentences.ts').then(({ pt }) => pt),
    EN: () => import('./shell/refusal-sentences-en.ts').then(({ en }) => en),
  })
  startPage(location.pathname)
  const signedIn = readySignedIn()
  if (!isOwnWindow(location.pathname)) startTabs()
  const boot = readBoot()
  if (boot) {
    takeStatus(boot.status)
    usePublicStore.setState({ banners: boot.banners })
    takeMenuCategories(boot.lanes)
  } else {
    await readStatus()
  }
  await signedIn
  const root = document.getElementById('root')
  // As a transition, so that drawing the first screen gives way to whatever the visitor does meanwhile.
  if (root) startTransition(() => createRoot(root).render(<App onDrawn={listenAndAsk} />))
}

/**
 * What follows the first drawing, each in a turn of its own. What changed during that drawing would have it drawn again in one piece, and what
 * is done in one turn keeps the page from answering.
 */
function listenAndAsk(): void {
  for (const begin of [startSite, startNotices, startLobby, startWinners, startJackpot, startLive, startDownloads]) setTimeout(begin)
}

// In a turn of its own: the scripts themselves have taken one.
setTimeout(() => void start())
