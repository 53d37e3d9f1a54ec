/** A cut stone, lit from above on the left. */
export function Gem({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="-50 -50 100 100" aria-hidden="true">
      <path d="M-26-36H26L44-10L0 42L-44-10Z" fill="color-mix(in srgb, var(--game-spark) 70%, #5a2c00)" />
      <path d="M-26-36L-17-10H-44Z" fill="color-mix(in srgb, var(--game-spark) 60%, #fff)" />
      <path d="M-26-36H26L17-10H-17Z" fill="color-mix(in srgb, var(--game-spark) 35%, #fff)" />
      <path d="M26-36L44-10H17Z" fill="var(--game-spark)" />
      <path d="M-44-10H-17L0 42Z" fill="color-mix(in srgb, var(--game-spark) 88%, #7a3c00)" />
      <path d="M-17-10H17L0 42Z" fill="color-mix(in srgb, var(--game-spark) 78%, #fff)" />
      <path d="M-33-16L-25-28" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}

const SPIKES = [0, 45, 90, 135, 180, 225, 270, 315]

/** A mine with its spikes. */
export function Mine({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="-50 -50 100 100" aria-hidden="true">
      <g fill="#5c687d">
        {SPIKES.map((turn) => (
          <path key={turn} d="M-7-26L-4-44H4L7-26Z" transform={`rotate(${turn})`} />
        ))}
        <circle r="31" />
      </g>
      <circle r="31" cx="-2" cy="-3" fill="#3d4657" />
      <path d="M-30 9A31 31 0 0 0 30-6A34 34 0 0 1-30 9Z" fill="#1b212b" />
      <circle cx="3" cy="-3" r="11" fill="#11151c" />
      <circle cx="3" cy="-3" r="7" fill="#ff5a3c" />
      <circle cx="1" cy="-6" r="2.4" fill="#fff" />
      <path d="M-21-14A24 24 0 0 1-8-26" fill="none" stroke="#93a0b5" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}
