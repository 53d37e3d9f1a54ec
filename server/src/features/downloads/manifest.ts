import type { Brand } from '@tucano/brand'
import type { Icons } from './icons.ts'
import { texts } from './texts.ts'

/** What a browser has to know to install the site. */
export const manifestOf = ({ name, description, colours }: Brand, icons: Icons): object => ({
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
  shortcuts: texts.shortcuts,
})
