import { describe, expect, it } from 'vitest'
import { placementOf } from './placement.ts'
import { Typing } from './typing.ts'

const screen = { width: 400, height: 800 }
const button = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 44 })
const panel = (left: number, height = 300) => ({ left, top: 0, right: left + 200, bottom: height })

describe('where a menu opens', () => {
  it('is where it was asked for, when there is room', () => {
    expect(placementOf(button(20, 100), panel(20), screen, false)).toEqual({ above: false, shift: 0, room: 642 })
  })

  it('is within the edges of the screen, whichever side it hangs from', () => {
    expect(placementOf(button(280, 100), panel(280), screen, false).shift).toBe(-88)
    expect(placementOf(button(20, 100), panel(-80), screen, false).shift).toBe(88)
  })

  it('is the other side of the button when only that has the room', () => {
    expect(placementOf(button(20, 700), panel(20), screen, false)).toMatchObject({ above: true, room: 686 })
    expect(placementOf(button(20, 40), panel(20), screen, true)).toMatchObject({ above: false })
  })

  it('is the larger side when none has the room, and the rest is scrolled', () => {
    expect(placementOf(button(20, 300), panel(20, 900), screen, false)).toMatchObject({ above: false, room: 442 })
  })
})

describe('letters in a menu', () => {
  const names = ['Sacar', 'Água', 'Sair', 'Saldo']

  it('find what begins with them, without accents', () => {
    expect(new Typing().find(names, 0, 'a', 0)).toBe(1)
  })

  it('make a word when they come quickly, and begin again after a pause', () => {
    const typing = new Typing()
    expect([typing.find(names, 1, 's', 0), typing.find(names, 2, 'a', 100), typing.find(names, 2, 'l', 200)]).toEqual([2, 2, 3])
    expect(typing.find(names, 3, 's', 1000)).toBe(0)
  })

  it('go on to the next when one is repeated, and stay where nothing begins so', () => {
    const typing = new Typing()
    expect([typing.find(names, 0, 's', 0), typing.find(names, 2, 's', 100), typing.find(names, 3, 's', 200)]).toEqual([2, 3, 0])
    expect(new Typing().find(names, 0, 'x', 0)).toBe(-1)
  })
})
