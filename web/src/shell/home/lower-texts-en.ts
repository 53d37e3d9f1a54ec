import type { Translation } from '#platform/text'
import type { Texts } from './lower-texts.ts'

export const en: Translation<Texts> = {
  trustLink: 'See how it works',
  howItWorks: 'How it works',
  stepRegister: 'Register',
  stepRegisterText: 'A user name and a password are enough. It takes a minute.',
  stepPlay: 'Play',
  stepPlayText: 'Rules, RTP and the highest prize are shown before the first bet.',
  stepWin: 'Win',
  stepWinText: 'A prize is in your balance at once, and every round can be checked.',
  quality: 'Quality of service',
  claimEncryption: 'A connection protected by {bits}-bit encryption',
  claimSupport: 'Support 24 hours a day, 7 days a week',
  claimSupportHours: 'Support every day from {from} to {to}',
  claimMoreSports: 'More than {count} kinds of sports and ',
  claimSports: '{count} kinds of sports and ',
  claimMoreGames: '{count}+ casino games',
  claimGames: '{count} casino games',
  providers: 'Game providers',
  payments: 'Payment partners',
  installTitle: 'The casino in your pocket',
  installText: 'Install the site as an app on an iPhone or Android: it opens full screen and takes no space.',
  installLink: 'See how to install',
  installScan: 'Point the camera here',
}
