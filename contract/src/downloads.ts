/** What the site offers to be installed, and what an installed site needs. None of it is a call: browsers ask for it by themselves. */
export const downloadPaths = {
  manifest: '/manifest.webmanifest',
  serviceWorker: '/sw.js',
  /** What an installed site shows while there is no connection. */
  offline: '/offline',
  /** Where phones look for an icon when a page is put on the home screen. */
  touchIcon: '/apple-touch-icon.png',
  icons: '/icons',
  /** The configuration profile that puts the site on the home screen of an iPhone. */
  profile: '/down/lite.mobileconfig',
} as const

/** The ways to install, in the order of the page; each is also an anchor of it. */
export const installWays = ['ios', 'android', 'lite'] as const
export type InstallWay = (typeof installWays)[number]
