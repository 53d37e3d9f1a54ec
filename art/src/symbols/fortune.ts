import { darker, lighter } from '../colour.ts'
import { type Symbol, shade } from './symbol.ts'

const seven: Symbol = (main) => {
  const { light, dark, deep } = shade(main)
  const shape = 'M-62-84H66V-44C30-12 8 30 2 88H-50C-44 34-24-8 10-40H-62Z'
  return `<path d="${shape}" fill="${deep}" transform="translate(7 9)"/><path d="${shape}" fill="${dark}" stroke="${light}" stroke-width="7" stroke-linejoin="round"/>
<path d="M-54-76H58V-62H-54Z" fill="${main}"/><path d="M-50-73H40" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>`
}

const gem: Symbol = (main) => {
  const { light, dark, deep } = shade(main)
  return `<path d="M-88-26L-46-78H46L88-26L0 90Z" fill="${deep}" transform="translate(5 8)"/><path d="M-88-26L-46-78H46L88-26L0 90Z" fill="${main}"/>
<path d="M-88-26H-34L0 90Z" fill="${dark}"/><path d="M34-26H88L0 90Z" fill="${deep}"/><path d="M-46-78L-34-26H-88Z" fill="${light}"/><path d="M-46-78H46L34-26H-34Z" fill="${lighter(main, 0.6)}"/><path d="M46-78L88-26H34Z" fill="${main}"/>
<path d="M-34-26H34L0 90Z" fill="${light}"/><path d="M-70-34L-44-66" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`
}

const coin: Symbol = (main) => {
  const { light, dark, deep } = shade(main)
  return `<circle cx="5" cy="9" r="86" fill="${deep}"/><circle r="86" fill="${main}"/><circle r="86" fill="none" stroke="${light}" stroke-width="8"/><circle r="64" fill="none" stroke="${dark}" stroke-width="6" stroke-dasharray="4 10" stroke-linecap="round"/>
<path d="M-34 26C-44-18-8-50 40-44C42 2 14 36-34 26Z" fill="${dark}"/><path d="M-44 38L22-28" stroke="${light}" stroke-width="6" stroke-linecap="round"/><path d="M-58-44A74 74 0 0 1-12-72" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`
}

const crown: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  return `<path d="M-92-44L-52 6L0-78L52 6L92-44L72 66H-72Z" fill="${deep}" transform="translate(4 8)"/><path d="M-92-44L-52 6L0-78L52 6L92-44L72 66H-72Z" fill="${main}" stroke="${light}" stroke-width="6" stroke-linejoin="round"/>
<path d="M0-78L52 6L92-44L72 66H0Z" fill="${dark}" opacity=".45"/><rect x="-76" y="50" width="152" height="30" rx="8" fill="${dark}"/><rect x="-76" y="50" width="152" height="12" rx="6" fill="${light}"/>
<circle cy="24" r="17" fill="${spark}"/><circle cx="-44" cy="32" r="10" fill="${lighter(spark, 0.3)}"/><circle cx="44" cy="32" r="10" fill="${darker(spark, 0.2)}"/><circle cx="-92" cy="-46" r="11" fill="${spark}"/><circle cy="-82" r="13" fill="${spark}"/><circle cx="92" cy="-46" r="11" fill="${spark}"/><circle cx="-6" cy="17" r="5" fill="#fff" opacity=".8"/>`
}

const bell: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  return `<path d="M-82 56C-56 36-62-14-50-44C-42-68-18-78 0-78C18-78 42-68 50-44C62-14 56 36 82 56Z" fill="${deep}" transform="translate(4 7)"/><circle cy="66" r="22" fill="${dark}"/><circle cx="-5" cy="62" r="8" fill="${light}"/><path d="M-82 56C-56 36-62-14-50-44C-42-68-18-78 0-78C18-78 42-68 50-44C62-14 56 36 82 56Z" fill="${main}"/><path d="M6-78C24-76 42-66 50-44C62-14 56 36 82 56H36C20 20 26-50 6-78Z" fill="${dark}"/><path d="M-36 30C-40-4-36-40-18-58" fill="none" stroke="${light}" stroke-width="10" stroke-linecap="round"/><rect x="-90" y="46" width="180" height="20" rx="10" fill="${light}"/><path d="M-16-80C-16-100 16-100 16-80" fill="none" stroke="${spark}" stroke-width="10" stroke-linecap="round"/>`
}

const chest: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const coin = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="20" ry="14" fill="${darker(spark, 0.25)}"/><ellipse cx="${x}" cy="${y - 4}" rx="20" ry="14" fill="${spark}"/><ellipse cx="${x - 4}" cy="${y - 7}" rx="9" ry="5" fill="${lighter(spark, 0.6)}"/>`
  return `<path d="M-88-30C-88-84 88-84 88-30L80-12H-80Z" fill="${dark}"/><path d="M-76-32C-72-66 72-66 76-32" fill="none" stroke="${deep}" stroke-width="12"/><ellipse cy="-6" rx="78" ry="26" fill="${deep}"/>${coin(-48, -10)}${coin(-12, -20)}${coin(26, -14)}${coin(54, -6)}${coin(-30, 0)}${coin(8, 0)}${coin(40, 6)}<path d="M-88 2H88L78 84H-78Z" fill="${main}"/><path d="M0 2H88L78 84H0Z" fill="${dark}" opacity=".5"/><path d="M-88 2H88L86 20H-86Z" fill="${light}"/><path d="M-60 2L-54 84M60 2L54 84" stroke="${spark}" stroke-width="12"/><rect x="-20" y="-4" width="40" height="46" rx="8" fill="${spark}"/><circle cy="16" r="8" fill="${deep}"/><path d="M-4 18L-6 34H6L4 18Z" fill="${deep}"/>`
}

const clover: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const leaf = (turn: number) =>
    `<g transform="rotate(${turn})"><path d="M0-4C-52-20-62-66-34-80C-16-88-4-76 0-64C4-76 16-88 34-80C62-66 52-20 0-4Z" fill="${main}"/><path d="M0-6C26-14 52-36 48-66C40-80 20-84 0-64Z" fill="${dark}" opacity=".5"/><path d="M0-12V-52" stroke="${light}" stroke-width="5" stroke-linecap="round"/></g>`
  return `<path d="M6 6C20 40 30 66 54 96" stroke="${deep}" stroke-width="12" fill="none" stroke-linecap="round"/>${leaf(45)}${leaf(135)}${leaf(225)}${leaf(315)}<circle r="9" fill="${spark}"/>`
}

const star: Symbol = (main) => {
  const { light, dark, deep } = shade(main)
  const shape = 'M0-94L26-34L92-28L42 16L58 82L0 46L-58 82L-42 16L-92-28L-26-34Z'
  return `<path d="${shape}" fill="${deep}" transform="translate(5 8)"/><path d="${shape}" fill="${main}" stroke="${light}" stroke-width="8" stroke-linejoin="round"/><path d="M0-94L26-34L92-28L42 16L58 82L0 46Z" fill="${dark}" opacity=".55"/><path d="M-20-26L0-68" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".85"/>`
}

const horseshoe: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const nail = [-64, -22, 22, 64]
    .map((turn) => `<rect x="-5" y="-82" width="10" height="16" rx="4" fill="${deep}" transform="rotate(${turn} 0 -6)"/>`)
    .join('')
  return `<g fill="none" stroke-linecap="round"><path d="M-50 78C-104 0-66-76 0-76C66-76 104 0 50 78" stroke="${deep}" stroke-width="46" transform="translate(4 8)"/><path d="M-50 78C-104 0-66-76 0-76C66-76 104 0 50 78" stroke="${main}" stroke-width="44"/><path d="M-54 76C-106 0-68-80 0-82C66-82 100-20 74 40" stroke="${light}" stroke-width="8"/><path d="M50 78C92 20 78-34 44-54" stroke="${dark}" stroke-width="12"/></g>${nail}<path d="M0 96L10 70L36 66L16 48L22 22L0 36L-22 22L-16 48L-36 66L-10 70Z" fill="${spark}" transform="translate(0 -26) scale(.8)"/>`
}

const sun: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const rays = Array.from(
    { length: 12 },
    (_, n) => `<path d="M-14-66L0-104L14-66Z" fill="${n % 2 ? spark : main}" transform="rotate(${n * 30})"/>`,
  ).join('')
  return `${rays}<circle cx="3" cy="7" r="62" fill="${deep}"/><circle r="62" fill="${main}"/><path d="M62 0A62 62 0 0 1-40 47C20 44 46 10 48-38A62 62 0 0 1 62 0Z" fill="${dark}" opacity=".6"/><circle cx="-22" cy="-8" r="7" fill="${deep}"/><circle cx="22" cy="-8" r="7" fill="${deep}"/><path d="M-26 16C-12 34 12 34 26 16" fill="none" stroke="${deep}" stroke-width="7" stroke-linecap="round"/><path d="M-44-24A50 50 0 0 1-18-46" fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round"/>`
}

const moon: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const shape = 'M26-92C-36-92-84-48-84 6C-84 58-40 96 16 92C44 90 68 76 82 54C36 66-12 36-14-16C-14-48 2-76 26-92Z'
  return `<path d="${shape}" fill="${deep}" transform="translate(4 8)"/><path d="${shape}" fill="${main}"/><path d="M16 92C44 90 68 76 82 54C40 68-4 44-12 0C-30 40-10 80 16 92Z" fill="${dark}"/><circle cx="-50" cy="0" r="12" fill="${dark}"/><circle cx="-26" cy="48" r="8" fill="${dark}"/><path d="M-66-18C-58-50-34-72-8-80" fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round"/><path d="M54-50L60-30L80-24L60-18L54 2L48-18L28-24L48-30Z" fill="${spark}"/><circle cx="76" cy="18" r="6" fill="${spark}"/>`
}

const trophy: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  return `<path d="M-50-70C-104-74-100 8-34 12M50-70C104-74 100 8 34 12" fill="none" stroke="${dark}" stroke-width="14"/><path d="M-60-86H60C62-20 40 30 0 32C-40 30-62-20-60-86Z" fill="${deep}" transform="translate(4 7)"/><path d="M-60-86H60C62-20 40 30 0 32C-40 30-62-20-60-86Z" fill="${main}"/><path d="M0-86H60C62-20 40 30 0 32Z" fill="${dark}" opacity=".55"/><path d="M-12 28H12L18 62H-18Z" fill="${dark}"/><rect x="-50" y="60" width="100" height="30" rx="8" fill="${deep}"/><rect x="-50" y="60" width="100" height="12" rx="6" fill="${dark}"/><path d="M0-70L9-46L34-44L14-28L21-4L0-18L-21-4L-14-28L-34-44L-9-46Z" fill="${spark}"/><path d="M-46-74C-46-40-38-10-26 6" fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round"/>`
}

const bolt: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const shape = 'M22-98L-62 14H-8L-24 98L64-22H8Z'
  return `<path d="${shape}" fill="${deep}" transform="translate(6 8)"/><path d="${shape}" fill="${main}" stroke="${light}" stroke-width="8" stroke-linejoin="round"/><path d="M22-98L8-22H64L-24 98L-8 14L-16 14Z" fill="${dark}" opacity=".5"/><path d="M4-66L-34-12" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".85"/><circle cx="66" cy="-64" r="9" fill="${spark}"/><circle cx="-72" cy="56" r="7" fill="${spark}"/>`
}

export const fortune = { seven, gem, coin, crown, bell, chest, clover, star, horseshoe, sun, moon, trophy, bolt } satisfies Record<
  string,
  Symbol
>
