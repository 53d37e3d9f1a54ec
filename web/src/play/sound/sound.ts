import { usePreferences } from '../session/preferences.ts'

interface Note {
  /** Hertz, and where it glides to. */
  from: number
  to?: number
  lastsMs: number
  loud: number
  wave?: OscillatorType
  afterMs?: number
}

/** A pentatonic scale: whatever follows whatever sounds well. */
const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51, 1567.98, 1760, 2093]

/** The sounds of the games, made on the spot. Browsers allow them after the first press, and nothing is made before. */
export class Sound {
  #context: AudioContext | undefined
  #out: GainNode | undefined

  /** A reel goes by. */
  tick(): void {
    this.#play({ from: 1400, to: 900, lastsMs: 18, loud: 0.05, wave: 'square' })
  }

  /** A reel stops. */
  thud(place: number): void {
    this.#play({ from: 150 + place * 12, to: 52, lastsMs: 130, loud: 0.5 })
    this.#play({ from: 900, to: 300, lastsMs: 22, loud: 0.08, wave: 'square' })
  }

  /** Something special lands: higher each time. */
  land(count: number): void {
    this.#play({ from: SCALE[Math.min(count + 2, SCALE.length - 1)]!, lastsMs: 260, loud: 0.16, wave: 'triangle' })
  }

  coin(): void {
    this.#play({ from: 1318.51, lastsMs: 60, loud: 0.1, wave: 'triangle' })
    this.#play({ from: 1760, lastsMs: 240, loud: 0.1, wave: 'triangle', afterMs: 60 })
  }

  pop(): void {
    this.#play({ from: 320, to: 760, lastsMs: 70, loud: 0.14, wave: 'triangle' })
  }

  /** A rising run, longer the more it was. */
  win(times: number): void {
    const notes = Math.min(3 + Math.floor(Math.log2(1 + times)), SCALE.length)
    for (let n = 0; n < notes; n++) this.#play({ from: SCALE[n]!, lastsMs: 240, loud: 0.13, wave: 'triangle', afterMs: n * 75 })
  }

  close(): void {
    void this.#context?.close()
  }

  #play({ from, to = from, lastsMs, loud, wave = 'sine', afterMs = 0 }: Note): void {
    const context = this.#open()
    if (!context || !this.#out) return
    const [start, end] = [context.currentTime + afterMs / 1000, context.currentTime + (afterMs + lastsMs) / 1000]
    const tone = context.createOscillator()
    const gain = context.createGain()
    tone.type = wave
    tone.frequency.setValueAtTime(from, start)
    tone.frequency.exponentialRampToValueAtTime(to, end)
    gain.gain.setValueAtTime(0.0001, start)
    gain.gain.exponentialRampToValueAtTime(loud, start + 0.006)
    gain.gain.exponentialRampToValueAtTime(0.0001, end)
    tone.connect(gain).connect(this.#out)
    tone.start(start)
    tone.stop(end)
  }

  #open(): AudioContext | undefined {
    if (!usePreferences.getState().sound || document.visibilityState === 'hidden') return undefined
    if (!this.#context) {
      this.#context = new AudioContext()
      this.#out = this.#context.createGain()
      this.#out.gain.value = 0.6
      this.#out.connect(this.#context.destination)
    }
    if (this.#context.state === 'suspended') void this.#context.resume()
    return this.#context
  }
}
