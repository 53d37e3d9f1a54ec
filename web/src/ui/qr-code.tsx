import encodeQR from 'qr'
import { useMemo } from 'react'

interface QrCodeProps {
  text: string
  /** What the code leads to, for those who cannot scan it. */
  label: string
  /** Pixels of the whole picture, margin included. Spec §9: 200 with a margin of 20; 100 with 10 in the header. */
  size?: number
  margin?: number
}

/** A QR code with error correction M, always dark on white: readers expect it so in any theme. */
export function QrCode({ text, label, size = 200, margin = 20 }: QrCodeProps) {
  const { path, modules } = useMemo(() => draw(text), [text])
  const quiet = (margin / (size - 2 * margin)) * modules
  const whole = modules + 2 * quiet
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`}
      data-margin={margin}
      data-correction="M"
      shapeRendering="crispEdges"
    >
      <rect x={-quiet} y={-quiet} width={whole} height={whole} fill="#fff" rx={quiet / 2} />
      <path d={path} fill="#101614" />
    </svg>
  )
}

function draw(text: string): { path: string; modules: number } {
  // The library always draws a border; ours is part of the picture's size.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { path, modules: rows.length }
}
