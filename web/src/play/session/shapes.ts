import type { EngineName, SheetOf, StudioGame, StudioRound, ViewOf } from '@tucano/contract/studios'

/** What a game of these engines is drawn and explained from. */
export function sheetOf<Engine extends EngineName>({ engine, sheet }: StudioGame, ...engines: readonly Engine[]): SheetOf<Engine> {
  expectOneOf(engines, engine)
  return sheet as SheetOf<Engine>
}

/** What may be seen of a round of a game of these engines. */
export function viewOf<Engine extends EngineName>(
  { engine }: StudioGame,
  { view }: StudioRound,
  ...engines: readonly Engine[]
): ViewOf<Engine> {
  expectOneOf(engines, engine)
  return view as ViewOf<Engine>
}

/** Games of other engines say something else. */
function expectOneOf(engines: readonly EngineName[], engine: EngineName): void {
  if (!engines.includes(engine)) throw new TypeError(`a game of ${engine} is not drawn as one of ${engines.join(', ')}`)
}
