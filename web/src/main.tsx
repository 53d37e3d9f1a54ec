import './ui/base.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { startDownloads } from './features/downloads/start-downloads.ts'
import { startMember } from './features/member/start-member.ts'
import { startNotices } from './features/notices/queries.ts'
import { startWallet } from './features/wallet/use-balance.ts'
import { readBoot } from '#platform/boot'
import { startLive } from '#platform/live'
import { usePublicStore } from '#platform/public-store'
import { readStatus, startSite, takeStatus } from '#platform/site'
import { App } from './shell/app.tsx'

const boot = readBoot()
if (boot) {
  takeStatus(boot.status)
  usePublicStore.setState({ banners: boot.banners })
} else {
  await readStatus()
}

const root = document.getElementById('root')
// As a transition, so that drawing the first screen gives way to whatever the visitor does meanwhile.
if (root) startTransition(() => createRoot(root).render(<App />))

startSite()
startNotices()
startWallet()
startMember()
startLive()
startDownloads()
