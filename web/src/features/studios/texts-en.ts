import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  replay: 'Watch the round',
  replayText: 'The result once more, as the game showed it. Nothing is staked.',
  replayChanged: 'The rules of this game have changed since that round. The result is described below, and the proof still holds.',
  watch: 'Watch',
}
