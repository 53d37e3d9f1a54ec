import Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { Uuid } from './fields.ts'

/** Spec §9: a picture is refreshed at most once a second. */
export const CAPTCHA_REFRESH_MS = 1000
/** Characters of a picture. */
export const CAPTCHA_LENGTH = 5

export const getCaptcha = endpoint('getCaptcha', {
  summary: 'A picture with characters to be read, as a base64 PNG. A cookie remembers which one it was; one answer is taken',
  method: 'GET',
  path: '/wps/captcha',
  access: 'public',
  moduleId: 'CAPTCHA3',
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({}),
  reply: Type.String(),
})

const Picture = Type.String({ description: 'data: address of a picture' })

export const getSlider = endpoint('getSlider', {
  summary: 'A puzzle: a picture with a hole, and the piece that belongs there',
  method: 'GET',
  path: '/wps/captcha/slider',
  access: 'public',
  moduleId: 'GEETEST3',
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({}),
  reply: Type.Object({
    id: Uuid,
    background: Picture,
    piece: Picture,
    width: Type.Integer(),
    height: Type.Integer(),
    pieceSize: Type.Integer(),
    /** Where the piece stands from above; how far from the left it belongs is the question. */
    y: Type.Integer(),
  }),
})

/** Where the piece was, and how many milliseconds after it was grasped. */
const Step = Type.Object({ x: Type.Number(), t: Type.Number() })

export const checkSlider = endpoint('checkSlider', {
  summary: 'Puts the piece somewhere. When that is right, the id of the puzzle is a ticket for one login or registration',
  method: 'POST',
  path: '/wps/captcha/slider',
  access: 'public',
  moduleId: 'GEETEST3',
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({ id: Uuid, trail: Type.Array(Step, { maxItems: 500 }) }),
  reply: Type.Object({ ticket: Uuid }),
  errors: ['captcha.wrong', 'verification.expired'],
})

export const getWork = endpoint('getWork', {
  summary: 'For those who cannot see pictures: a sum that takes the browser some seconds, and the person nothing',
  method: 'GET',
  path: '/wps/captcha/work',
  access: 'public',
  moduleId: 'COMM3',
  limit: { max: 20, windowMs: 60_000 },
  request: Type.Object({}),
  reply: Type.Object({ id: Uuid, salt: Type.String(), bits: Type.Integer() }),
})

export const checkWork = endpoint('checkWork', {
  summary: 'Hands in the sum. When it is right, its id is a ticket in place of a puzzle or a picture',
  method: 'POST',
  path: '/wps/captcha/work',
  access: 'public',
  moduleId: 'COMM3',
  limit: { max: 20, windowMs: 60_000 },
  request: Type.Object({ id: Uuid, answer: Type.String({ pattern: '^\\d{1,12}$' }) }),
  reply: Type.Object({ ticket: Uuid }),
  errors: ['captcha.wrong', 'verification.expired'],
})
