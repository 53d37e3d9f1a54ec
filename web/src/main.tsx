import './ui/base.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { startJackpot } from './features/jackpot/queries.ts'
import { takeLanes } from './features/lobby/lanes.ts'
import { startLobby } from './features/lobby/queries.ts'
import { startDownloads } from './features/downloads/start-downloads.ts'
import { startMember } from './features/member/start-member.ts'
import { startMessages } from './features/messages/start-messages.ts'
import { startNotices } from './features/notices/queries.ts'
import { startWinners } from './features/winners/queries.ts'
import { readBoot } from '#platform/boot'
import { startLive } from '#platform/live'
import { usePublicStore } from '#platform/public-store'
import { readStatus, startSite, takeStatus } from '#platform/site'
import { startTabs } from '#platform/tabs'
import { App } from './shell/app.tsx'
import { isOwnWindow } from './shell/own-windows.ts'
import { startPage } from './shell/pages.tsx'
import { readySignedIn } from './shell/signed-in.ts'

startPage(location.pathname)
const signedIn = readySignedIn()
if (!isOwnWindow(location.pathname)) startTabs()
const boot = readBoot()
if (boot) {
  takeStatus(boot.status)
  usePublicStore.setState({ banners: boot.banners })
  takeLanes(boot.lanes)
} else {
  await readStatus()
}

const draw = (): void => {
  const root = document.getElementById('root')
  // As a transition, so that drawing the first screen gives way to whatever the visitor does meanwhile.
  if (root) startTransition(() => createRoot(root).render(<App />))
}
// Not awaited: what is fetched here imports this file's own modules, and would wait for it for ever.
if (signedIn) void signedIn.then(draw)
else draw()

startSite()
startNotices()
startLobby()
startWinners()
startJackpot()
startMember()
startMessages()
startLive()
startDownloads()
