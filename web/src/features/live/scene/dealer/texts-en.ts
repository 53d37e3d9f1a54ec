import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  drawn_she: '{name}, a drawn dealer',
  drawn_he: '{name}, a drawn dealer',
}
