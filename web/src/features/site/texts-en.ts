import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  maintenanceTitle: 'The nest is under maintenance',
  maintenanceText: 'We are tidying up the house and will be back soon. Your balance and your open rounds stay as they are.',
  regionTitle: 'We cannot open the site where you are',
  regionText: 'Access from your location is blocked. If you think that this is a mistake, show this address to customer service.',
  address: 'Your IP address',
  domainTitle: 'This address is not ours',
  domainText: 'The address that you opened is not on the list of the official site. Do not type your password here, and contact support.',
  adultsHelp: 'Where to find help',
  adults: 'No one under 18. Play responsibly.',
}
