import { darker, lighter } from '../colour.ts'
import { type Symbol, shade, shadow } from './symbol.ts'

const rocket: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  return `<g transform="rotate(38)"><path d="M-20 66L0 112L20 66Z" fill="${spark}"/><path d="M-10 66L0 92L10 66Z" fill="#fff"/><path d="M-34 10L-68 62L-30 56ZM34 10L68 62L30 56Z" fill="${darker(spark, 0.25)}"/><path d="M0-104C44-66 46 10 30 66H-30C-46 10-44-66 0-104Z" fill="${main}"/><path d="M0-104C44-66 46 10 30 66H4C20 10 22-60 0-104Z" fill="${dark}"/><path d="M0-104C16-90 27-72 33-52H-33C-27-72-16-90 0-104Z" fill="${spark}"/>
<circle cy="-16" r="22" fill="${deep}"/><circle cy="-16" r="15" fill="${lighter(spark, 0.5)}"/><path d="M-8-24A12 12 0 0 1 2-28" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-24-34C-28-8-26 24-22 48" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/></g>`
}

const cards: Symbol = (main, spark) => {
  const { dark } = shade(main)
  const card = (turn: number, colour: string, pip: string) =>
    `<g transform="rotate(${turn} 0 110)"><rect x="-48" y="-76" width="96" height="140" rx="13" fill="#00000055" transform="translate(4 6)"/><rect x="-48" y="-76" width="96" height="140" rx="13" fill="#fffaf0"/><rect x="-41" y="-69" width="82" height="126" rx="9" fill="none" stroke="${colour}" stroke-opacity=".35" stroke-width="3"/>${pip}</g>`
  const heart = (colour: string) => `<path d="M0 26C-44-4-40-40-18-40C-6-40 0-30 0-24C0-30 6-40 18-40C40-40 44-4 0 26Z" fill="${colour}"/>`
  const spade = (colour: string) =>
    `<path d="M0-46C40-16 42 12 20 14C10 15 4 8 3 4L10 30H-10L-3 4C-4 8-10 15-20 14C-42 12-40-16 0-46Z" fill="${colour}"/>`
  return (
    card(-24, dark, spade('#1d1a26')) + card(0, main, heart(main)) + card(24, spark, `<path d="M0-44L30-4L0 36L-30-4Z" fill="${spark}"/>`)
  )
}

const dice: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const pip = (x: number, y: number) => `<ellipse cx="${x}" cy="${y}" rx="8" ry="8" fill="#fff"/>`
  return `<g transform="rotate(-10)"><path d="M-92-24L-10-58L-4 36L-84 76Z" fill="${deep}" transform="translate(4 8)"/><path d="M-92-24L-30-66L40-40L-14 0Z" fill="${light}"/><path d="M-92-24L-14 0L-10 84L-84 56Z" fill="${main}"/><path d="M-14 0L40-40L42 44L-10 84Z" fill="${dark}"/><ellipse cx="-26" cy="-32" rx="10" ry="7" fill="#fff"/>${pip(-72, 2)}${pip(-50, 34)}${pip(-30, 62)}${pip(4, 12)}${pip(26, 26)}${pip(4, 56)}</g><g transform="translate(52 34) rotate(16) scale(.7)"><path d="M-70-30L0-66L70-30L0 8Z" fill="${lighter(spark, 0.4)}"/><path d="M-70-30L0 8V86L-70 48Z" fill="${spark}"/><path d="M0 8L70-30V48L0 86Z" fill="${darker(spark, 0.3)}"/><ellipse cy="-30" rx="12" ry="8" fill="#1b1206"/><ellipse cx="-46" cy="10" rx="8" ry="9" fill="#1b1206"/><ellipse cx="-22" cy="54" rx="8" ry="9" fill="#1b1206"/><ellipse cx="36" cy="28" rx="8" ry="9" fill="#1b1206"/></g>`
}

const wheel: Symbol = (main, spark) => {
  const { deep } = shade(main)
  const cells = Array.from({ length: 16 }, (_, n) => {
    const point = (angle: number) => `${(Math.cos(angle) * 76).toFixed(1)} ${(Math.sin(angle) * 76).toFixed(1)}`
    const [from, to] = [(n / 16) * Math.PI * 2, ((n + 1) / 16) * Math.PI * 2]
    return `<path d="M0 0L${point(from)}A76 76 0 0 1 ${point(to)}Z" fill="${n === 0 ? '#17915f' : n % 2 ? main : '#1d1a26'}"/>`
  }).join('')
  return `<circle cx="4" cy="8" r="92" fill="#000" opacity=".35"/><circle r="92" fill="${darker(spark, 0.45)}"/><circle r="92" fill="none" stroke="${spark}" stroke-width="7"/>${cells}<circle r="52" fill="none" stroke="${lighter(spark, 0.3)}" stroke-width="3"/><circle r="40" fill="${darker(spark, 0.3)}"/><circle r="32" fill="${spark}"/><path d="M-28 0H28M0-28V28" stroke="${lighter(spark, 0.6)}" stroke-width="7" stroke-linecap="round"/><circle r="10" fill="${deep}"/><circle cx="44" cy="-44" r="9" fill="#fff"/><path d="M-66-50A84 84 0 0 1-30-78" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/>`
}

const bomb: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  return `<circle cx="-4" cy="24" r="72" fill="${deep}"/><circle cx="-10" cy="16" r="72" fill="${main}"/><path d="M-60 66A72 72 0 0 0 60 36A76 76 0 0 1-60 66Z" fill="${dark}"/><rect x="18" y="-66" width="44" height="34" rx="8" fill="${dark}" transform="rotate(38 40 -50)"/><path d="M52-56C70-84 92-70 84-48" fill="none" stroke="#c9a26a" stroke-width="8" stroke-linecap="round"/><path d="M84-70L90-50L110-44L90-38L84-18L78-38L58-44L78-50Z" fill="${spark}"/><circle cx="84" cy="-44" r="8" fill="#fff"/><path d="M-58-8A54 54 0 0 1-26-38" fill="none" stroke="${light}" stroke-width="12" stroke-linecap="round"/>`
}

const mask: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const plume = (turn: number, colour: string) =>
    `<g transform="rotate(${turn} 0 40)"><path d="M0-34C-18-60-16-96 0-112C16-96 18-60 0-34Z" fill="${colour}"/><path d="M0-40V-100" stroke="#fff" stroke-opacity=".4" stroke-width="3"/></g>`
  return `${[-56, 56].map((turn) => plume(turn, dark)).join('')}${[-38, 38].map((turn) => plume(turn, spark)).join('')}${[-19, 19].map((turn) => plume(turn, light)).join('')}${plume(0, spark)}<path d="M-72-20C-40-44 40-44 72-20C78 30 44 84 0 92C-44 84-78 30-72-20Z" fill="${deep}" transform="translate(3 6)"/><path d="M-72-20C-40-44 40-44 72-20C78 30 44 84 0 92C-44 84-78 30-72-20Z" fill="${main}"/><path d="M0-38C28-38 54-32 72-20C78 30 44 84 0 92Z" fill="${dark}" opacity=".55"/><path d="M-52 4C-40-10-20-8-12 8C-24 18-42 18-52 4ZM52 4C40-10 20-8 12 8C24 18 42 18 52 4Z" fill="#140b18"/><path d="M-26 52C-10 64 10 64 26 52C20 76-20 76-26 52Z" fill="#140b18"/><path d="M0 10L-9 38H9Z" fill="${light}"/><circle cy="-20" r="10" fill="${spark}"/><path d="M-62-14C-40-30 40-30 62-14" fill="none" stroke="${spark}" stroke-width="6"/><circle cx="-52" cy="30" r="6" fill="${spark}"/><circle cx="52" cy="30" r="6" fill="${spark}"/>`
}

const chip: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const notch = Array.from(
    { length: 8 },
    (_, n) => `<path d="M-15-88A90 90 0 0 1 15-88L11-62A64 64 0 0 0-11-62Z" fill="#fff" transform="rotate(${n * 45})"/>`,
  ).join('')
  return `<circle cx="4" cy="9" r="90" fill="${deep}"/><circle r="90" fill="${main}"/>${notch}<circle r="60" fill="${dark}"/><circle r="60" fill="none" stroke="${light}" stroke-width="4" stroke-dasharray="3 9" stroke-linecap="round"/><path d="M0-40C34-12 36 10 17 12C9 13 4 8 3 4L9 28H-9L-3 4C-4 8-9 13-17 12C-36 10-34-12 0-40Z" fill="${spark}"/><path d="M-62-50A80 80 0 0 1-20-76" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"/>`
}

const balls: Symbol = (main, spark) => {
  const { dark } = shade(main)
  const ball = ([x, y, r]: [number, number, number], colour: string, mark: string) =>
    `<circle cx="${x + 3}" cy="${y + 7}" r="${r}" fill="#000" opacity=".3"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${r * 0.52}" fill="#fff"/>${mark}<path d="M${x - r * 0.7} ${y - r * 0.35}A${r * 0.8} ${r * 0.8} 0 0 1 ${x - r * 0.2} ${y - r * 0.76}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>`
  const one = '<path d="M-54 34L-42 26V58" fill="none" stroke="#1d1a26" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>'
  const seven = '<path d="M34 26H56L44 58" fill="none" stroke="#1d1a26" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>'
  const zero = '<ellipse cx="0" cy="-40" rx="11" ry="16" fill="none" stroke="#1d1a26" stroke-width="9"/>'
  return `${ball([-46, 42, 48], dark, one)}${ball([46, 42, 48], spark, seven)}${ball([0, -40, 52], main, zero)}`
}

const kite: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  return `<path d="M-4 60C-40 70-10 92-44 100" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M-30 66L-46 56L-44 78ZM-14 84L2 76L-4 98Z" fill="${spark}"/><path d="M6-96L72-22L-4 64L-64-30Z" fill="${deep}" transform="translate(5 8)"/><path d="M6-96L72-22L-4 64L-64-30Z" fill="${main}"/><path d="M6-96L72-22L2-27Z" fill="${spark}"/><path d="M-64-30L2-27L-4 64Z" fill="${dark}"/><path d="M72-22L2-27L-4 64Z" fill="${light}"/><path d="M6-96L-4 64M-64-30L72-22" stroke="${deep}" stroke-width="5"/>`
}

const drum: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const jingle = [-60, -20, 20, 60]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="${34 + (60 - Math.abs(x)) * 0.18}" rx="13" ry="6" fill="${spark}"/><ellipse cx="${x}" cy="${44 + (60 - Math.abs(x)) * 0.18}" rx="13" ry="6" fill="${darker(spark, 0.25)}"/>`,
    )
    .join('')
  return `<path d="M-94-6C-94 40-80 70 0 70C80 70 94 40 94-6Z" fill="#000" opacity=".3" transform="translate(3 8)"/><path d="M-94-8C-94 40-80 66 0 66C80 66 94 40 94-8Z" fill="${dark}"/><path d="M0 66C80 66 94 40 94-8H50C50 30 40 60 0 66Z" fill="${deep}" opacity=".6"/>${jingle}<ellipse cy="-8" rx="94" ry="48" fill="${main}"/><ellipse cy="-12" rx="80" ry="38" fill="#fbf3e2"/><path d="M-60-24A70 30 0 0 1 0-44" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/><circle cx="0" cy="-12" r="16" fill="${light}" opacity=".6"/>`
}

const boat: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  return `<path d="M-6-96L66 26H-6Z" fill="#fff"/><path d="M-6-96L66 26H34Z" fill="#d9dfe8"/><path d="M-18-70L-72 26H-18Z" fill="${spark}"/><path d="M-12-98V34" stroke="${deep}" stroke-width="7" stroke-linecap="round"/><path d="M-92 36H92C84 74 60 88 0 88C-60 88-84 74-92 36Z" fill="#000" opacity=".28" transform="translate(3 7)"/><path d="M-92 36H92C84 74 60 88 0 88C-60 88-84 74-92 36Z" fill="${main}"/><path d="M0 88C60 88 84 74 92 36H40C40 60 30 80 0 88Z" fill="${dark}"/><path d="M-86 46H86" stroke="${light}" stroke-width="7" stroke-linecap="round"/><path d="M-12-98L22-90L-12-80Z" fill="${main}"/>`
}

const lantern: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  return `<path d="M-22-92A24 24 0 0 1 22-92" fill="none" stroke="${deep}" stroke-width="7"/><rect x="-30" y="-94" width="60" height="18" rx="7" fill="${dark}"/><path d="M-64-10C-64-56-34-78 0-78C34-78 64-56 64-10C64 38 34 64 0 64C-34 64-64 38-64-10Z" fill="${deep}" transform="translate(4 7)"/><path d="M-64-10C-64-56-34-78 0-78C34-78 64-56 64-10C64 38 34 64 0 64C-34 64-64 38-64-10Z" fill="${main}"/><path d="M0-78C16-56 22-34 22-8C22 24 14 48 0 64C-14 48-22 24-22-8C-22-34-16-56 0-78Z" fill="${spark}"/><path d="M-40-64C-52-44-56-30-56-8C-56 18-50 34-40 50M40-64C52-44 56-30 56-8C56 18 50 34 40 50" fill="none" stroke="${dark}" stroke-width="5"/><rect x="-28" y="58" width="56" height="16" rx="6" fill="${dark}"/><path d="M-12 76V100M0 76V106M12 76V100" stroke="${spark}" stroke-width="6" stroke-linecap="round"/><path d="M-8-34C-12-20-12-6-10 6" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".85"/><path d="M-46-34C-42-46-36-54-28-60" stroke="${light}" stroke-width="6" stroke-linecap="round" fill="none"/>`
}

const gamepad: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const shape = 'M-52-48H52C86-48 100 4 98 44C96 74 66 74 50 46L40 30H-40L-50 46C-66 74-96 74-98 44C-100 4-86-48-52-48Z'
  return `${shadow(shape)}<path d="${shape}" fill="${main}"/><path d="M98 44C96 74 66 74 50 46L40 30H-40L-50 46C-66 74-96 74-98 44C-80 50-66 10-40 10H40C66 10 80 50 98 44Z" fill="${dark}"/><path d="M-56-30H-42V-16H-28V-2H-42V12H-56V-2H-70V-16H-56Z" fill="${deep}"/><circle cx="48" cy="-26" r="10" fill="${spark}"/><circle cx="48" cy="8" r="10" fill="${lighter(spark, 0.4)}"/><circle cx="30" cy="-9" r="10" fill="${darker(spark, 0.2)}"/><circle cx="66" cy="-9" r="10" fill="#fff"/><path d="M-50-40H-20" stroke="${light}" stroke-width="7" stroke-linecap="round"/>`
}

export const play = { rocket, cards, dice, wheel, bomb, mask, chip, balls, kite, drum, boat, lantern, gamepad } satisfies Record<
  string,
  Symbol
>
