import { useId } from 'react'
import { SITES, YARD } from './frame.ts'
import styles from './grounds.module.css'

/** Grass in mown stripes, both penalty areas and the circle. */
export const Pitch = () => (
  <>
    <rect className={styles.grass} width="160" height="100" rx="3" />
    {[0, 2, 4, 6].map((at) => (
      <rect key={at} className={styles.mown} x={4 + at * 19} y="4" width="19" height="92" />
    ))}
    <g className={styles.line}>
      <rect x="4" y="4" width="152" height="92" />
      <path d="M80 4v92M4 24h22v52H4M156 24h-22v52h22M4 38h8v24H4M156 38h-8v24h8" />
      <circle cx="80" cy="50" r="13" />
      <path d="M26 40a13 13 0 0 1 0 20M134 40a13 13 0 0 0 0 20" />
      <path d="M4 44h-2.5v12H4M156 44h2.5v12H156" />
    </g>
    <g className={styles.spot}>
      <circle cx="80" cy="50" r="1" />
      <circle cx="18" cy="50" r="0.8" />
      <circle cx="142" cy="50" r="0.8" />
    </g>
  </>
)

/** Parquet with keys, arcs and baskets. */
export const Parquet = () => (
  <>
    <rect className={styles.parquet} width="160" height="100" rx="3" />
    <g className={styles.key}>
      <rect x="4" y="34" width="30" height="32" />
      <rect x="126" y="34" width="30" height="32" />
    </g>
    <g className={styles.line}>
      <rect x="4" y="4" width="152" height="92" />
      <path d="M80 4v92M4 34h30v32H4M156 34h-30v32h30" />
      <circle cx="80" cy="50" r="11" />
      <path d="M34 38a12 12 0 0 1 0 24M126 38a12 12 0 0 0 0 24" />
      <path d="M4 11h16a43 43 0 0 1 0 78H4M156 11h-16a43 43 0 0 0 0 78h16" />
      <circle cx="13" cy="50" r="2.4" />
      <circle cx="147" cy="50" r="2.4" />
    </g>
  </>
)

/** A court of clay with its service boxes and net. */
export const ClayCourt = () => (
  <>
    <rect className={styles.clayOut} width="160" height="100" rx="3" />
    <rect className={styles.clay} x="18" y="12" width="124" height="76" />
    <g className={styles.line}>
      <rect x="18" y="12" width="124" height="76" />
      <path d="M18 22h124M18 78h124M44 22v56M116 22v56M44 50h72M18 50h3M142 50h-3" />
    </g>
    <path className={styles.net} d="M80 7v86" />
  </>
)

/** An indoor court with its attack lines and net. */
export const IndoorCourt = () => (
  <>
    <rect className={styles.hallOut} width="160" height="100" rx="3" />
    <rect className={styles.hall} x="16" y="14" width="128" height="72" />
    <g className={styles.line}>
      <rect x="16" y="14" width="128" height="72" />
      <path d="M59 14v72M101 14v72" />
    </g>
    <path className={styles.net} d="M80 8v84" />
  </>
)

/** A field with a line each five yards, numbers each ten, end zones in the colours of the sides. */
export const Gridiron = () => (
  <>
    <rect className={styles.grass} width="160" height="100" rx="3" />
    <rect className={styles.homeZone} x="2" y="4" width="12" height="92" />
    <rect className={styles.awayZone} x="146" y="4" width="12" height="92" />
    <g className={styles.thin}>
      {Array.from({ length: 19 }, (_, at) => (
        <path key={at} d={`M${YARD.from + (at + 1) * 5 * YARD.each} 4v92`} />
      ))}
    </g>
    <g className={styles.line}>
      <rect x="2" y="4" width="156" height="92" />
      <path d="M14 4v92M146 4v92M80 4v92" />
    </g>
    <g className={styles.yards} aria-hidden="true">
      {Array.from({ length: 9 }, (_, at) => (
        <text key={at} x={YARD.from + (at + 1) * 10 * YARD.each} y="92">
          {50 - Math.abs(50 - (at + 1) * 10)}
        </text>
      ))}
    </g>
  </>
)

/** Eight sides, seen from above. */
export const Cage = () => (
  <>
    <rect className={styles.arena} width="160" height="100" rx="3" />
    <path className={styles.canvas} d="M62 8h36l26 25v34L98 92H62L36 67V33Z" />
    <path className={styles.fence} d="M62 8h36l26 25v34L98 92H62L36 67V33Z" />
    <circle className={styles.faint} cx="80" cy="50" r="22" />
    <path className={styles.homeCorner} d="M36 33v34l9-6V39Z" />
    <path className={styles.awayCorner} d="M124 33v34l-9-6V39Z" />
  </>
)

/** Walls of a place that rounds are played in, seen from above: two ways in, two sites, and the yard between them. */
export const Walls = () => (
  <>
    <rect className={styles.arena} width="160" height="100" rx="3" />
    <path className={styles.rooms} d="M8 36h26V14h38v14h18V12h46v30h-16v14h32v30h-40v-14H90v16H52V72H34V62H8Z" />
    <path className={styles.walls} d="M8 36h26V14h38v14h18V12h46v30h-16v14h32v30h-40v-14H90v16H52V72H34V62H8Z" />
    <path className={styles.walls} d="M58 38h14v22H58ZM100 44h10v6h-10Z" />
    {(['a', 'b'] as const).map((site) => (
      <g key={site} className={styles.site}>
        <circle cx={SITES[site].x} cy={SITES[site].y} r="7" />
        <text x={SITES[site].x} y={SITES[site].y + 2.6}>
          {site.toUpperCase()}
        </text>
      </g>
    ))}
  </>
)

/** Three ways between two fortresses, and the river. */
export const Lanes = () => {
  const id = useId()
  return (
    <>
      <defs>
        <linearGradient id={id} x1="0" y1="1" x2="1" y2="0">
          <stop offset="0.35" className={styles.homeGround} />
          <stop offset="0.65" className={styles.awayGround} />
        </linearGradient>
      </defs>
      <rect width="160" height="100" rx="3" fill={`url(#${id})`} />
      <path className={styles.river} d="M26 8c24 16 40 26 54 42s34 30 54 42" />
      <g className={styles.lane}>
        <path d="M22 84V30q0-14 14-14h102M22 84l116-68M22 84h102q14 0 14-14V16" />
      </g>
      <circle className={styles.homeBase} cx="20" cy="86" r="9" />
      <circle className={styles.awayBase} cx="140" cy="14" r="9" />
    </>
  )
}
