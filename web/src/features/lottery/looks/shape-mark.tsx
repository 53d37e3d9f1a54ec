import type { ReactNode } from 'react'
import { Armadillo } from './armadillo.tsx'
import { type Look, lookOf } from './look-of.ts'
import styles from './shape-mark.module.css'

const ball = (x: number, y: number, r: number, [paint, text]: [paint: string, text: string]): ReactNode => (
  <g key={`${x} ${y}`}>
    <circle cx={x} cy={y} r={r} fill={paint} />
    <circle cx={x - r * 0.3} cy={y - r * 0.45} r={r * 0.22} fill="#fff" opacity="0.7" />
    <circle cx={x} cy={y} r={r * 0.6} fill="#fdf8ec" />
    <text x={x} y={y + r * 0.34} textAnchor="middle" fontSize={r * 0.95} className={styles.digit}>
      {text}
    </text>
  </g>
)

const PICTURES: Record<Look, ReactNode> = {
  digits: [ball(25, 50, 15, ['#12805d', '7']), ball(53, 52, 15, ['#1179ad', '1']), ball(39, 26, 16, ['#e97d0c', '3'])],
  balls: [ball(22, 28, 14, ['#c53026', '09']), ball(56, 26, 15, ['#12805d', '42']), ball(39, 54, 17, ['#7b3f98', '17'])],
  dice: (
    <>
      <g transform="rotate(-12 28 44)">
        <rect x="9" y="26" width="36" height="36" rx="9" fill="#fffaf0" stroke="#d8c9a6" strokeWidth="1.5" />
        {[
          [18, 35],
          [36, 53],
          [27, 44],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="4" fill="#17211d" />
        ))}
      </g>
      <g transform="rotate(14 54 30)">
        <rect x="38" y="13" width="34" height="34" rx="8" fill="#fffaf0" stroke="#d8c9a6" strokeWidth="1.5" />
        <circle cx="55" cy="30" r="6" fill="#c53026" />
      </g>
    </>
  ),
  race: null,
  board: (
    <>
      <path d="M40 6v8" stroke="#5c2f12" strokeWidth="3" strokeLinecap="round" />
      <path d="M20 30c0-12 9-17 20-17s20 5 20 17-9 19-20 19-20-7-20-19z" fill="#d8402f" />
      <path d="M32 15c-5 10-5 22 0 32M48 15c5 10 5 22 0 32M40 13v36" stroke="#f5b33b" strokeWidth="2" fill="none" />
      <rect x="29" y="9" width="22" height="7" rx="3" fill="#f5b33b" />
      <rect x="29" y="46" width="22" height="7" rx="3" fill="#f5b33b" />
      <path d="M36 54v14M40 54v18M44 54v14" stroke="#d8402f" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
}

/** What a lottery is drawn with, as a small picture. */
export function ShapeMark({ shape }: { shape: string }) {
  const look = lookOf(shape)
  return (
    <span className={styles.mark} data-look={look} aria-hidden="true">
      {look === 'race' ? <Armadillo number="1" /> : <svg viewBox="0 0 80 76">{PICTURES[look]}</svg>}
    </span>
  )
}
