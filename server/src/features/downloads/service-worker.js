// The worker of an installed site. It keeps one thing, the page for when there is no connection, and touches nothing else: no call, no page with
// its data, no file of the site ever comes from here. The server fills in version and address.
const KEPT = 'offline-%VERSION%'
const OFFLINE = '%OFFLINE%'

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(navigate(event))
})

/** A page that does not come whole is an error, and then the worker before this one stays. Past the browser's own memory, which may be older. */
async function keep() {
  const memory = await caches.open(KEPT)
  await memory.add(new Request(OFFLINE, { cache: 'reload' }))
  // Safe at any time: a running page depends on nothing that is kept here.
  await self.skipWaiting()
}

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('offline-') && name !== KEPT).map((name) => caches.delete(name)))
  // The page is asked for while this worker wakes up, so that being installed costs no time.
  await self.registration.navigationPreload?.enable()
}

async function navigate(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error()
  }
}
