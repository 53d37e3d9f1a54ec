import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  banners: 'Highlights',
  ticker: 'Notices in brief',
  seeAll: 'See all',
  allNotices: 'See all notices',
  title: 'Notices',
  intro: 'What has changed on the site, and what is worth knowing before you play.',
  emptyTitle: 'No notices for now',
  emptyText: 'When there is news, it shows up here.',
  failedTitle: 'The notices did not arrive',
  list: 'List of notices',
  choose: 'No notice is open',
  chooseText: 'Choose one from the list to read it.',
  back: 'Back to the list',
}
