import type { Brand } from '@tucano/brand'
import { gamesAt } from '@tucano/contract/pages'
import type { Snapshot } from '#catalogue/snapshot'
import type { Icons } from './icons.ts'
import { texts } from './texts.ts'

/** What a browser has to know to install the site. */
export const manifestOf = ({ name, description, colours }: Brand, icons: Icons, snapshot: Snapshot): object => ({
  id: '/',
  name,
  short_name: name,
  description,
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: colours.light.ground,
  theme_color: colours.light.surface,
  categories: ['games', 'entertainment'],
  icons: icons.listed,
  shortcuts: texts.shortcuts.filter(({ url }) => gamesAt(url)?.some((category) => snapshot.isOpen(category)) ?? true),
})
