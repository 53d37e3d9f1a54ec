import { useText } from '#platform/text'
import { type Texts, texts } from './texts.ts'

type Named = Extract<keyof Texts, `hand_${string}`>

const isNamed = (key: string): key is Named => key in texts.pt

/** What poker hands are called, by the server's word for them. */
export function useHandName(): (hand: string) => string {
  const t = useText(texts)
  return (hand) => {
    const key = `hand_${hand}`
    return isNamed(key) ? t(key) : ''
  }
}

/** What they are made of. */
export function useHandText(): (hand: string) => string {
  const t = useText(texts)
  return (hand) => {
    const key = `handText_${hand}`
    return isTold(key) ? t(key) : ''
  }
}

type Told = Extract<keyof Texts, `handText_${string}`>
const isTold = (key: string): key is Told => key in texts.pt
