import type { ReactNode } from 'react'
import { Ball, type BallSize, type BallTone, NoBall } from './ball.tsx'
import { RunnerMark } from './armadillo.tsx'
import { Die } from './die.tsx'
import { lookOf, piecesOf } from './look-of.ts'
import styles from './result-row.module.css'

/** Balls of a game with many numbers have colours by their tens, so that a row is read at a glance. */
const TENS: readonly BallTone[] = ['beak', 'sky', 'forest', 'alarm', 'plum', 'ink']
const toneOf = (text: string): BallTone => TENS[Math.floor((Number(text) - 1) / 10) % TENS.length] ?? 'ink'

interface ResultRowProps {
  shape: string
  result: readonly string[]
  size?: BallSize
  /** So many of them are out; the others' places are empty. */
  shown?: number
  /** They roll in one by one. */
  arriving?: boolean
}

/** A result in one row: balls, dice, who came in, or the first lots of a board. */
export function ResultRow({ shape, result: told, size = 'medium', shown = Infinity, arriving = false }: ResultRowProps) {
  const result = piecesOf(shape, told)
  const look = lookOf(shape)
  if (look === 'board') return <Board result={result} />
  const small = size === 'small'
  const one = (text: string, place: number): ReactNode => {
    if (place >= shown) return <NoBall key={place} size={size} />
    switch (look) {
      case 'dice':
        return (
          <Die key={place} size={size} arriving={arriving}>
            {text}
          </Die>
        )
      case 'race':
        return <RunnerMark key={place} number={text} size={small ? 'small' : 'medium'} />
      case 'digits':
      case 'balls':
        return (
          <Ball key={place} size={size} arriving={arriving} tone={look === 'digits' ? 'forest' : toneOf(text)}>
            {text}
          </Ball>
        )
    }
  }
  const isSummed = look === 'dice' || shape === '28'
  const isMarkSix = shape.startsWith('marksix')
  return (
    <span className={styles.row} data-size={size} data-result={result.join(' ')}>
      {result.map((text, place) =>
        isMarkSix && place === result.length - 1 ? (
          <span key={place} className={styles.row}>
            <span className={styles.plus}>+</span>
            {one(text, place)}
          </span>
        ) : (
          one(text, place)
        ),
      )}
      {isSummed && shown >= result.length && <span className={styles.sum}>= {result.reduce((sum, text) => sum + Number(text), 0)}</span>}
    </span>
  )
}

/** Of a board with many lots a row shows the first ones. */
const LOTS = 2
const Board = ({ result }: { result: readonly string[] }) => (
  <span className={styles.row} data-result={result.join(' ')}>
    {result.slice(0, LOTS).map((lot, place) => (
      <span key={place} className={styles.prize}>
        <small>{place + 1}º</small>
        <strong>{lot}</strong>
      </span>
    ))}
  </span>
)
