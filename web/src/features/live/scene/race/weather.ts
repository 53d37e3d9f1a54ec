import type { Wind } from '@tucano/live'

/** How the coast looks in a wind: what time of the day it is, how high the sea goes. */
export interface Weather {
  /** From above to the horizon. */
  sky: readonly string[]
  /** From the horizon to the front. */
  sea: readonly string[]
  sun: { x: number; y: number; colours: readonly string[] }
  sand: readonly [light: string, dark: string]
  cliff: readonly [light: string, dark: string]
  green: readonly [light: string, dark: string]
  /** What lies over everything that is far. */
  haze: string
  glitter: string
  cloud: string
  /** From 0, calm, to 1. */
  force: number
}

export const WEATHER: Readonly<Record<Wind, Weather>> = {
  calmaria: {
    sky: ['#2f9be0', '#7cc9f0', '#d8f3f4'],
    sea: ['#8fe3d6', '#2fbcb8', '#0f7fa0', '#0a5f86'],
    sun: { x: 0.72, y: 0.16, colours: ['#ffffff', '#fffbe0cc', '#fff3b055', '#fff3b000'] },
    sand: ['#fff6e0', '#e2c893'],
    cliff: ['#e08a55', '#a8492c'],
    green: ['#3f9b57', '#1c5e3a'],
    haze: '#d8f3f459',
    glitter: '#ffffff',
    cloud: '#ffffff',
    force: 0.25,
  },
  alisio: {
    sky: ['#1671c4', '#4fb0ec', '#c3ebf7'],
    sea: ['#6fd3d8', '#1fa3b8', '#0b6a97', '#084c78'],
    sun: { x: 0.22, y: 0.13, colours: ['#ffffff', '#fff9d8cc', '#ffefa055', '#ffefa000'] },
    sand: ['#fff1d2', '#dcb97c'],
    cliff: ['#d97a45', '#993a22'],
    green: ['#37934f', '#175233'],
    haze: '#c3ebf74d',
    glitter: '#f4ffff',
    cloud: '#ffffff',
    force: 0.75,
  },
  terral: {
    sky: ['#3b3f8f', '#b46aa8', '#ffb59a', '#ffe3b8'],
    sea: ['#ffc9a8', '#b98bb4', '#4c6fa8', '#2a4480'],
    sun: { x: 0.62, y: 0.36, colours: ['#fffbe8', '#ffe0a0cc', '#ffb07a66', '#ffb07a00'] },
    sand: ['#ffdcc0', '#c48f86'],
    cliff: ['#c96a5a', '#7a2f3f'],
    green: ['#5c7a5e', '#2e4448'],
    haze: '#ffc9a84d',
    glitter: '#ffe9cf',
    cloud: '#ffd6c4',
    force: 0.5,
  },
  aracati: {
    sky: ['#2b2a6b', '#8a3f7d', '#f0704f', '#ffc25e'],
    sea: ['#ffb765', '#c8607a', '#5b3f88', '#2a2560'],
    sun: { x: 0.3, y: 0.35, colours: ['#fffbe0', '#ffd873cc', '#ff945a77', '#ff945a00'] },
    sand: ['#ffcf96', '#a8645a'],
    cliff: ['#c8553f', '#6a2235'],
    green: ['#4b5a4a', '#232b36'],
    haze: '#ff9d6640',
    glitter: '#ffe2a8',
    cloud: '#ffb08a',
    force: 1,
  },
}
