import { number } from '#platform/format'
import { useLanguage } from '#platform/language'

/** Writes multipliers of so many hundredths: "1,84×". */
export function useTimes(): (hundredths: number) => string {
  const language = useLanguage((state) => state.language)
  return (hundredths) => `${number(hundredths / 100, language, { min: 2, max: 2 })}×`
}
