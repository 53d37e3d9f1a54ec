import { memo } from 'react'
import styles from './salon.module.css'

const ARCHES = [-40, 220, 480, 740, 1000]
/** Lights of the town below, far off. */
const LIGHTS = Array.from({ length: 46 }, (_, n) => ({
  x: (n * 7919 + n * n * 31) % 1200,
  y: 168 + ((n * 5417 + n * n * 13) % 170),
  r: 1.2 + ((n * n * 7) % 5) * 0.9,
  warm: (n * n) % 3 !== 1,
}))
const LAMPS = [130, 390, 810, 1070]

/** A salon in the canopy: wood, arched windows to the night, leaves, lamps. */
export const Room = memo(function Room() {
  return (
    <svg className={styles.room} viewBox="0 0 1200 420" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <linearGradient id="room-wall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2b1a10" />
          <stop offset="1" stopColor="#120a06" />
        </linearGradient>
        <linearGradient id="room-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#071b22" />
          <stop offset=".55" stopColor="#0d3b3a" />
          <stop offset="1" stopColor="#1c5a46" />
        </linearGradient>
        <linearGradient id="room-slat" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#000" stopOpacity=".5" />
          <stop offset=".3" stopColor="#c98a4a" stopOpacity=".13" />
          <stop offset="1" stopColor="#000" stopOpacity=".25" />
        </linearGradient>
        <radialGradient id="room-glow">
          <stop offset="0" stopColor="#ffdf9e" stopOpacity=".85" />
          <stop offset=".18" stopColor="#ffc566" stopOpacity=".38" />
          <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="room-behind" cx=".5" cy=".42" r=".5">
          <stop offset="0" stopColor="#ffcf85" stopOpacity=".34" />
          <stop offset="1" stopColor="#ffcf85" stopOpacity="0" />
        </radialGradient>
        <pattern id="room-slats" width="16" height="420" patternUnits="userSpaceOnUse">
          <rect width="16" height="420" fill="url(#room-slat)" />
        </pattern>
        <clipPath id="room-windows">
          {ARCHES.map((x) => (
            <path key={x} d="M28 420V132C28 64 60 25 110 25C160 25 192 64 192 132V420Z" transform={`translate(${x} 0)`} />
          ))}
        </clipPath>
        <path
          id="room-frond"
          d="M0 0C30-34 86-54 150-44C120-38 104-30 92-20C110-22 128-18 142-8C118-8 100-4 86 4C100 8 112 16 120 28C100 20 82 18 66 20C74 28 80 38 80 50C64 36 46 28 28 26C14 22 4 12 0 0Z"
        />
      </defs>
      <rect width="1200" height="420" fill="url(#room-wall)" />
      <rect width="1200" height="420" fill="url(#room-slats)" />
      {ARCHES.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M22 420V132C22 60 56 18 110 18C164 18 198 60 198 132V420Z" fill="url(#room-night)" />
          <path d="M22 420V132C22 60 56 18 110 18C164 18 198 60 198 132V420" fill="none" stroke="#0a0503" strokeWidth="12" />
          <path d="M28 420V132C28 64 60 25 110 25C160 25 192 64 192 132V420" fill="none" stroke="#b98745" strokeWidth="1.6" opacity=".75" />
        </g>
      ))}
      <g clipPath="url(#room-windows)">
        {LIGHTS.map(({ x, y, r, warm }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={warm ? '#ffd78a' : '#8fe3d0'} opacity={0.2 + (r / 5) * 0.5} />
        ))}
      </g>
      {ARCHES.map((x) => (
        <path key={x} d={`M${x + 110} 20V420M${x + 24} 150H${x + 196}`} stroke="#0a0503" strokeWidth="5" />
      ))}
      <g fill="#06140f">
        <use href="#room-frond" transform="translate(-10 20) rotate(24) scale(1.7)" />
        <use href="#room-frond" transform="translate(-20 110) rotate(-8) scale(1.5)" />
        <use href="#room-frond" transform="translate(1210 20) rotate(156) scale(1.7 -1.7)" />
        <use href="#room-frond" transform="translate(1220 110) rotate(188) scale(1.5 -1.5)" />
      </g>
      <g fill="#0d3023" opacity=".9">
        <use href="#room-frond" transform="translate(-14 60) rotate(4) scale(1.35)" />
        <use href="#room-frond" transform="translate(1214 60) rotate(176) scale(1.35 -1.35)" />
      </g>
      {LAMPS.map((x, n) => (
        <g key={x} transform={`translate(${x} ${n % 2 === 0 ? 62 : 40})`}>
          <path d="M0-70V-8" stroke="#0a0503" strokeWidth="2" />
          <circle r="74" fill="url(#room-glow)" />
          <path d="M-17 6C-17-8-9-12 0-12C9-12 17-8 17 6Z" fill="#8d5f26" />
          <path d="M-17 6C-10 10 10 10 17 6C15 12 8 15 0 15C-8 15-15 12-17 6Z" fill="#fff2cf" />
        </g>
      ))}
      <ellipse cx="600" cy="190" rx="420" ry="300" fill="url(#room-behind)" />
    </svg>
  )
})
