const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Black or white, whichever reads better on a colour: one of the two has always more than 4.5 : 1. */
export function inkOn(colour: string): '#000000' | '#FFFFFF' {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/gi) ?? []).map(channel)
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return (light + 0.05) / 0.05 >= 1.05 / (light + 0.05) ? '#000000' : '#FFFFFF'
}
