import { memo } from 'react'
import { ACE, type Card, JACK, type KING, type QUEEN, isRed, letterOf, rankOf, suitOf } from './card.ts'
import { Court } from './court.tsx'
import styles from './card-face.module.css'
import { suitShapes } from './suit-shapes.ts'

const RED = '#c9202f'
const BLACK = '#16211d'

/** Where the pips of a number lie: across and down from the middle, in parts of their distance. */
const COLUMN = [-1, 0, 1] as const
const both = (...downs: number[]): [number, number][] =>
  downs.flatMap((down): [number, number][] => [
    [COLUMN[0], down],
    [COLUMN[2], down],
  ])
const middle = (...downs: number[]): [number, number][] => downs.map((down) => [COLUMN[1], down])
const THIRD = 1 / 3
const PIPS: readonly (readonly [number, number][])[] = [
  middle(-1, 1),
  middle(-1, 0, 1),
  both(-1, 1),
  [...both(-1, 1), ...middle(0)],
  both(-1, 0, 1),
  [...both(-1, 0, 1), ...middle(-0.5)],
  [...both(-1, 0, 1), ...middle(-0.5, 0.5)],
  [...both(-1, -THIRD, THIRD, 1), ...middle(0)],
  [...both(-1, -THIRD, THIRD, 1), ...middle(-2 * THIRD, 2 * THIRD)],
]

/** The face of a card, 100 by 140. On a small card the pips give way to one large suit: it is read from afar. */
export const CardFace = memo(function CardFace({ card }: { card: Card }) {
  const colour = isRed(card) ? RED : BLACK
  return (
    <svg className={styles.face} viewBox="0 0 100 140" aria-hidden="true">
      <g className={styles.fine}>
        <Middle card={card} colour={colour} />
        <Corner card={card} colour={colour} />
        <g transform="rotate(180 50 70)">
          <Corner card={card} colour={colour} />
        </g>
      </g>
      <g className={styles.plain}>
        <Plain card={card} colour={colour} />
      </g>
    </svg>
  )
})

interface PartProps {
  card: Card
  colour: string
}

type CourtRank = typeof JACK | typeof QUEEN | typeof KING
const courtOf = (card: Card): CourtRank | undefined => {
  const rank = rankOf(card)
  return rank >= JACK && rank < ACE ? (rank as CourtRank) : undefined
}

/** A letter, a suit, and of the court its head. */
function Plain({ card, colour }: PartProps) {
  const letter = letterOf(card)
  const court = courtOf(card)
  return (
    <>
      <text
        className={styles.letter}
        x="7"
        y="50"
        fontSize="54"
        fill={colour}
        textLength={letter === '10' ? 44 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {letter}
      </text>
      {court === undefined ? (
        <path d={suitShapes[suitOf(card)]} fill={colour} transform="translate(60 97) scale(3)" />
      ) : (
        <>
          <path d={suitShapes[suitOf(card)]} fill={colour} transform="translate(75 30) scale(1.5)" />
          <g transform="translate(50 101) scale(1.16)">
            <Court rank={court} colour={colour} />
          </g>
        </>
      )}
    </>
  )
}

function Corner({ card, colour }: PartProps) {
  const letter = letterOf(card)
  return (
    <g fill={colour}>
      <text
        className={styles.letter}
        x="13"
        y="26"
        fontSize="24"
        textAnchor="middle"
        textLength={letter === '10' ? 20 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {letter}
      </text>
      <path d={suitShapes[suitOf(card)]} transform="translate(13 38) scale(.68)" />
    </g>
  )
}

function Middle({ card, colour }: PartProps) {
  const rank = rankOf(card)
  const shape = suitShapes[suitOf(card)]
  const court = courtOf(card)
  if (court !== undefined) return <CourtPanel rank={court} shape={shape} colour={colour} />
  if (rank === ACE)
    return (
      <g transform="translate(50 70)">
        <circle r="31" fill="none" stroke={colour} strokeOpacity=".28" strokeWidth="1.2" strokeDasharray="1 4.2" strokeLinecap="round" />
        <path d={shape} fill={colour} transform="scale(2.3)" />
      </g>
    )
  return (
    <g fill={colour}>
      {PIPS[rank]!.map(([across, down], place) => (
        <path key={place} d={shape} transform={`translate(${50 + across * 17} ${70 + down * 42}) scale(${down > 0 ? -0.84 : 0.84})`} />
      ))}
    </g>
  )
}

/** Twice the same half, so that a card has no wrong way up. */
function CourtPanel({ rank, shape, colour }: { rank: CourtRank; shape: string; colour: string }) {
  const half = (
    <>
      <path d="M25 16.5H75V58L25 82Z" fill={colour} fillOpacity=".07" />
      <g clipPath="url(#card-half)">
        <g transform="translate(49 49) scale(.94)">
          <Court rank={rank} colour={colour} />
        </g>
      </g>
      <path d={shape} fill={colour} transform="translate(67 26) scale(.5)" />
    </>
  )
  return (
    <>
      <clipPath id="card-half">
        <path d="M25 8H80V58L25 82Z" />
      </clipPath>
      {half}
      <g transform="rotate(180 50 70)">{half}</g>
      <path d="M25 82L75 58" stroke={colour} strokeWidth="1.4" />
      <rect x="25" y="16.5" width="50" height="107" rx="5" fill="none" stroke={colour} strokeOpacity=".55" strokeWidth="1.2" />
    </>
  )
}
