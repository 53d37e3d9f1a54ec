import styles from './dice.module.css'

/** Where dots lie, of nine places. */
const DOTS: Record<number, readonly number[]> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}
const RED_FACES = [1, 4]

/** Which faces a place of the cloth is about, if it is about faces. */
export function diceOf(code: string): readonly number[] | undefined {
  const [head = '', a = '', b = ''] = code.split('-')
  const face = Number(a)
  switch (head) {
    case 'number':
      return [face]
    case 'double':
      return [face, face]
    case 'triple':
      return [face, face, face]
    case 'pair':
      return [face, Number(b)]
    default:
      return undefined
  }
}

export const Dice = ({ faces }: { faces: readonly number[] }) => (
  <span className={styles.dice} aria-hidden="true">
    {faces.map((face, place) => (
      <svg key={place} className={styles.die} viewBox="0 0 30 30">
        <rect x=".5" y=".5" width="29" height="29" rx="7" fill="#fdf8ec" stroke="#0006" />
        {DOTS[face]?.map((dot) => (
          <circle
            key={dot}
            cx={7 + (dot % 3) * 8}
            cy={7 + Math.floor(dot / 3) * 8}
            r={face === 1 ? 4.2 : 2.9}
            fill={RED_FACES.includes(face) ? '#b9272f' : '#1b2320'}
          />
        ))}
      </svg>
    ))}
  </span>
)
