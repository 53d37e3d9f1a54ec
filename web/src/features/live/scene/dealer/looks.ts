/** How somebody is drawn: colours from light to shade, and which hair and dress. */
export interface DealerLook {
  is: 'she' | 'he'
  skin: { light: string; base: string; shade: string; deep: string }
  lips: string
  hair: { style: 'long' | 'fade' | 'curls' | 'waves' | 'bob' | 'silver'; base: string; light: string }
  eyes: string
  dress: { cut: 'gown' | 'waistcoat' | 'blazer'; base: string; light: string; deep: string; trim: string }
}

const LOOKS: readonly DealerLook[] = [
  {
    is: 'she',
    skin: { light: '#e3b083', base: '#c98e5f', shade: '#a66c42', deep: '#7d4a2b' },
    lips: '#a8443f',
    hair: { style: 'long', base: '#24150f', light: '#5a3723' },
    eyes: '#4a2c17',
    dress: { cut: 'gown', base: '#0f6b4f', light: '#2a9a75', deep: '#083c2e', trim: '#eac57c' },
  },
  {
    is: 'he',
    skin: { light: '#8d5a3a', base: '#6d4128', shade: '#4f2c1a', deep: '#351b10' },
    lips: '#6b3230',
    hair: { style: 'fade', base: '#14100e', light: '#3a2d27' },
    eyes: '#24140c',
    dress: { cut: 'waistcoat', base: '#6d1f2c', light: '#97343f', deep: '#3f0f19', trim: '#eac57c' },
  },
  {
    is: 'she',
    skin: { light: '#a86f47', base: '#855233', shade: '#623822', deep: '#432414' },
    lips: '#8c2f3c',
    hair: { style: 'curls', base: '#1b110d', light: '#4a3024' },
    eyes: '#2a170d',
    dress: { cut: 'gown', base: '#7c1f3d', light: '#a93a5b', deep: '#460e21', trim: '#f0cf8e' },
  },
  {
    is: 'he',
    skin: { light: '#f4d0ae', base: '#e2b18b', shade: '#c0875f', deep: '#955f3f' },
    lips: '#b3685a',
    hair: { style: 'waves', base: '#4a2f1c', light: '#82583a' },
    eyes: '#3f5a4b',
    dress: { cut: 'blazer', base: '#1c2b46', light: '#33486c', deep: '#0d1626', trim: '#eac57c' },
  },
  {
    is: 'she',
    skin: { light: '#f6d7b6', base: '#e7bd95', shade: '#c8946a', deep: '#9a6a47' },
    lips: '#b5454b',
    hair: { style: 'bob', base: '#16131a', light: '#453d52' },
    eyes: '#2c1a12',
    dress: { cut: 'waistcoat', base: '#1f2422', light: '#3f4845', deep: '#0c0f0e', trim: '#eac57c' },
  },
  {
    is: 'he',
    skin: { light: '#e4b98f', base: '#cc9a6e', shade: '#a6744b', deep: '#7b5233' },
    lips: '#9c5a4c',
    hair: { style: 'silver', base: '#8d9290', light: '#d7dbd8' },
    eyes: '#3a2717',
    dress: { cut: 'waistcoat', base: '#134d3b', light: '#2a7a60', deep: '#082a20', trim: '#eac57c' },
  },
]

/** Looks are numbered from one; after the last one come the first ones again. */
export const lookOf = (look: number): DealerLook => LOOKS[Math.abs(Math.trunc(look) - 1) % LOOKS.length]!
