import Type, { type Static } from 'typebox'

/** The picture of a studio's table: a stream that the page plays, or the studio's own player in a frame; and how late it is at most. */
export const StudioVideo = Type.Object({
  studio: Type.String(),
  kind: Type.Enum(['hls', 'player']),
  url: Type.String(),
  latencyMs: Type.Integer(),
  poster: Type.Union([Type.String(), Type.Null()]),
})
export type StudioVideo = Static<typeof StudioVideo>

/** What a studio has said of the round that runs, as far as the picture shows it. Its moments are the studio's. */
export const StudioView = Type.Object({
  /** Nothing can be taken from it at the moment. */
  isAway: Type.Boolean(),
  /** It has said a result that its cards do not come to. */
  isDisputed: Type.Boolean(),
  cards: Type.Array(Type.Object({ hand: Type.Enum(['player', 'banker']), card: Type.Integer(), at: Type.Integer() })),
  resultAt: Type.Union([Type.Integer(), Type.Null()]),
  dealer: Type.Union([Type.String(), Type.Null()]),
  shoe: Type.Union([Type.String(), Type.Null()]),
})
export type StudioView = Static<typeof StudioView>
