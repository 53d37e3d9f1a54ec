import type { DealerLook } from './looks.ts'

interface PartProps {
  look: DealerLook
  id: string
}

const strands = (hair: DealerLook['hair'], d: string, opacity = 0.6) => (
  <path d={d} fill="none" stroke={hair.light} strokeWidth="2" strokeLinecap="round" opacity={opacity} />
)

const ROUND = 2 * Math.PI
/** Curls around a head: so many balls on an ellipse. */
const curls = (count: number, [rx, ry]: [number, number], size: number) =>
  Array.from({ length: count }, (_, n) => {
    const turn = (n / count) * ROUND
    return { x: 200 + rx * Math.cos(turn), y: 102 + ry * Math.sin(turn), r: size * (0.9 + 0.2 * Math.abs(Math.sin(n * 2.4))) }
  })

/** What of the hair lies behind head and shoulders. */
export function HairBehind({ look, id }: PartProps) {
  const { hair } = look
  const fill = `url(#${id}hair)`
  return (
    <>
      <defs>
        <linearGradient id={`${id}hair`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={hair.light} />
          <stop offset=".3" stopColor={hair.base} />
          <stop offset="1" stopColor={hair.base} />
        </linearGradient>
      </defs>
      {hair.style === 'long' && (
        <>
          <path
            d="M200 50C160 47 140 80 144 120C146 150 130 170 130 200C129 226 140 246 156 254C176 262 224 262 244 254C260 246 271 226 270 200C270 170 254 150 256 120C260 80 240 47 200 50Z"
            fill={fill}
          />
          {strands(
            hair,
            'M150 130C150 156 139 176 139 202C139 222 144 236 151 244M250 130C250 156 261 176 261 202C261 222 256 236 249 244M156 150C154 176 150 198 152 224M244 150C246 176 250 198 248 224',
            0.45,
          )}
        </>
      )}
      {hair.style === 'curls' && (
        <>
          <ellipse cx="200" cy="104" rx="68" ry="64" fill={hair.base} />
          {curls(22, [64, 60], 13).map(({ x, y, r }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={hair.base} />
          ))}
          {curls(15, [56, 52], 7).map(({ x, y, r }) => (
            <path
              key={`${x} ${y}`}
              d={`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r * 0.7} ${y - r * 0.7}`}
              fill="none"
              stroke={hair.light}
              strokeWidth="1.8"
              strokeLinecap="round"
              opacity=".55"
            />
          ))}
        </>
      )}
      {hair.style === 'bob' && (
        <path
          d="M200 52C160 50 144 82 147 122C148 150 144 170 146 190C156 199 170 197 176 188L224 188C230 197 244 199 254 190C256 170 252 150 253 122C256 82 240 50 200 52Z"
          fill={fill}
        />
      )}
    </>
  )
}

/** What of the hair lies over the forehead. */
export function HairBefore({ look, id }: PartProps) {
  const { hair } = look
  const fill = `url(#${id}fringe)`
  return (
    <>
      <defs>
        <linearGradient id={`${id}fringe`} x1=".3" y1="0" x2=".6" y2="1">
          <stop offset="0" stopColor={hair.light} />
          <stop offset=".42" stopColor={hair.base} />
        </linearGradient>
      </defs>
      <Fringe hair={hair} fill={fill} />
    </>
  )
}

function Fringe({ hair, fill }: { hair: DealerLook['hair']; fill: string }) {
  switch (hair.style) {
    case 'long':
      return (
        <>
          <path
            d="M212 54C176 46 150 70 151 110C151 122 150 134 148 146C158 138 160 124 164 110C170 94 186 86 200 82C210 79 216 74 219 70C226 84 236 96 240 116C243 130 246 138 253 146C251 132 250 120 249 108C247 76 234 58 212 54Z"
            fill={fill}
          />
          {strands(hair, 'M212 60C188 58 166 74 160 104M216 64C196 70 176 78 166 98M224 66C234 78 242 92 245 112')}
        </>
      )
    case 'bob':
      return (
        <>
          <path
            d="M200 54C166 52 150 78 152 114C152 134 152 148 149 166C158 160 161 146 162 130C162 118 163 110 164 101C184 109 216 109 236 101C237 110 238 118 238 130C239 146 242 160 251 166C248 148 248 134 248 114C250 78 234 52 200 54Z"
            fill={fill}
          />
          {strands(
            hair,
            'M196 60C178 66 168 80 168 98M204 60C222 66 232 80 232 98M188 62C178 76 178 90 180 102M212 62C222 76 222 90 220 102',
            0.5,
          )}
        </>
      )
    case 'curls':
      return (
        <>
          {Array.from({ length: 9 }, (_, n) => (
            <circle key={n} cx={162 + n * 9.5} cy={82 - 15 * Math.sin((n / 8) * Math.PI) + (n % 2) * 3} r="10.5" fill={hair.base} />
          ))}
          {Array.from({ length: 7 }, (_, n) => {
            const [x, y] = [170 + n * 10, 76 - 13 * Math.sin((n / 6) * Math.PI)]
            return (
              <path
                key={n}
                d={`M${x - 6} ${y}A6 6 0 0 1 ${x + 4} ${y - 4}`}
                fill="none"
                stroke={hair.light}
                strokeWidth="1.8"
                strokeLinecap="round"
                opacity=".65"
              />
            )
          })}
        </>
      )
    case 'fade':
      return (
        <>
          <path
            d="M157 112C155 76 172 56 200 56C228 56 245 76 243 112C241 102 240 96 237 92C236 86 233 82 228 80C212 75 188 75 172 80C167 82 164 86 163 92C160 96 159 102 157 112Z"
            fill={fill}
          />
          <path
            d="M157 118C157 104 160 94 163 92L163 108C161 112 159 116 157 118ZM243 118C243 104 240 94 237 92L237 108C239 112 241 116 243 118Z"
            fill={hair.base}
            opacity=".55"
          />
        </>
      )
    case 'waves':
      return (
        <>
          <path
            d="M156 114C148 82 162 50 202 48C238 44 254 76 244 114C243 102 240 94 234 86C226 90 214 91 204 88C196 86 186 82 180 74C174 86 162 92 156 114Z"
            fill={fill}
          />
          {strands(
            hair,
            'M182 70C188 58 202 54 216 56M188 76C198 66 214 62 230 68M198 82C210 76 224 76 236 82M164 92C168 80 174 72 180 66',
          )}
        </>
      )
    case 'silver':
      return (
        <>
          <path
            d="M156 114C150 82 164 52 200 52C236 52 250 82 244 114C243 102 240 92 234 86C232 78 220 72 206 76C196 70 178 72 168 84C161 92 158 102 156 114Z"
            fill={fill}
          />
          {strands(
            hair,
            'M170 82C178 66 192 60 206 62M184 74C196 64 214 64 226 74M204 72C216 70 228 76 234 86M160 102C162 94 164 88 168 84',
            0.9,
          )}
          <path
            d="M182 154C188 149 196 149 200 152C204 149 212 149 218 154C212 157 206 156 200 155C194 156 188 157 182 154Z"
            fill={hair.base}
          />
        </>
      )
  }
}
