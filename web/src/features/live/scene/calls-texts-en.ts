import type { Translation } from '#platform/text'
import type { Texts } from './calls-texts.ts'

export const en: Translation<Texts> = {
  before_calmaria: 'A still sea. {a} is a little better than the others.',
  before_alisio: 'The trade wind blows: {a} likes it.',
  before_terral: 'Terral at dawn: the hour of {a}.',
  before_aracati: 'Here comes the aracati: watch {a}!',
  race_starts: 'They are off! {a} in front.',
  race_passes: '{a} passes {b} and takes the lead!',
  race_leads: '{a} leads, {b} {metres} m behind. {left} m to go.',
  race_climbs: '{a} comes from behind: {place} already!',
  race_neck: 'Side by side! {metres} m between {a} and {b}!',
  race_photo: 'A photo! Nobody breathes on the beach.',
  race_won: '{a} wins by {metres} m from {b}!',
  race_wonByOne: '{a}! By one metre, from {b}!',
  bout_before: '{red} against {blue}. Whoever sits first loses.',
  bout_enters: 'Here come {red} and {blue}!',
  bout_jump: '{a} leaps over {b}!',
  bout_wing: 'A slap of the wing by {a}!',
  bout_feint: '{a} feints, {b} falls for it!',
  bout_rush: '{a} charges!',
  bout_left: '{blow} {b} has {left} feathers left.',
  bout_one: '{blow} {b} is on the last feather!',
  bout_both: 'Both at once!',
  bout_won: '{b} sits down. {a} wins!',
  bout_draw: 'Both sit down: a draw!',
}
