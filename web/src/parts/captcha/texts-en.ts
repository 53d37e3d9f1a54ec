import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  title: 'Just to be sure',
  lead: 'Drag the piece onto the gap of the same shape.',
  picture: 'A scene with four gaps; one of them has the shape of the piece',
  handle: 'Position of the piece: use the mouse, a finger or the arrow keys',
  pull: 'Drag to fit',
  checking: 'Checking…',
  passed: 'It fits!',
  missed: 'Almost. Try again.',
  another: 'Another picture',
  cannotSee: 'I cannot see it',
  working: 'Your browser is doing a sum in place of the challenge. It takes a few seconds.',
  code: 'Text of the picture',
  codeImage: 'Picture with {length} letters and digits. Click for another.',
  codeDone: 'Confirmed without a picture',
}
