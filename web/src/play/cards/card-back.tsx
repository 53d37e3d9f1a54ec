import { memo } from 'react'
import styles from './card-face.module.css'

/** The back that all cards have: leaves in the game's colour, and the toucan of the house. */
export const CardBack = memo(function CardBack() {
  return (
    <svg className={styles.face} viewBox="0 0 100 140" aria-hidden="true">
      <defs>
        <pattern id="card-leaves" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45 50 70)">
          <path d="M7 1C11 4 11 10 7 13C3 10 3 4 7 1Z" fill="#fff" fillOpacity=".17" />
          <path d="M7 2V12" stroke="#fff" strokeOpacity=".16" strokeWidth=".8" />
        </pattern>
      </defs>
      <rect x="5" y="5" width="90" height="130" rx="6" className={styles.cloth} />
      <rect x="5" y="5" width="90" height="130" rx="6" fill="url(#card-leaves)" />
      <rect x="8.5" y="8.5" width="83" height="123" rx="4" fill="none" stroke="#fff" strokeOpacity=".45" strokeWidth="1" />
      <circle cx="50" cy="70" r="26" className={styles.cloth} />
      <circle cx="50" cy="70" r="25" fill="none" className={styles.ring} strokeWidth="2" />
      <g transform="translate(46 71) scale(.2)">
        <path d="M-70 92C-92 20-70-66-14-84C34-98 60-66 58-34C56 20 10 40 0 92Z" fill="#14201b" />
        <path d="M-52 92C-66 40-40 6-4 2C20 0 34-10 40-24C40 26 4 44-6 92Z" fill="#fff6e3" />
        <path d="M20-64C66-76 112-52 118-4C120 22 110 40 100 48C92 16 66-8 26-14Z" fill="#f28c1e" />
        <path d="M20-64C66-76 112-52 118-4C92-40 56-50 22-44Z" fill="#ffc27a" />
        <path d="M104 8C114 18 112 38 100 48C98 36 94 26 88 18Z" fill="#14110f" />
        <circle cx="8" cy="-44" r="17" fill="#2f9fd0" />
        <circle cx="8" cy="-44" r="8" fill="#10121a" />
      </g>
    </svg>
  )
})
