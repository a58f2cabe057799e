/** The portal's colours, and five tones of each category's hue, darkest first. */
export const ink = '#10141F'
export const inkSoft = '#1D2433'
export const paper = '#F6F5F1'
export const white = '#FFFFFF'
export const lime = '#D7F64A'

export type Tones = { deep: string; hue: string; mid: string; light: string; pale: string }

export const green: Tones = {
  deep: '#12382A',
  hue: '#2F7D4F',
  mid: '#72B389',
  light: '#BBDDC2',
  pale: '#E7F1E5',
}
export const cobalt: Tones = {
  deep: '#14225E',
  hue: '#2B50D8',
  mid: '#7C97F0',
  light: '#C0CDFA',
  pale: '#E7ECFC',
}
export const coral: Tones = {
  deep: '#5A1E12',
  hue: '#D9512C',
  mid: '#F0906F',
  light: '#F9C9B6',
  pale: '#FCECE4',
}
export const violet: Tones = {
  deep: '#2D1850',
  hue: '#6B3FA0',
  mid: '#A483D1',
  light: '#D4C2EB',
  pale: '#F0E9F7',
}
export const amber: Tones = {
  deep: '#4A3104',
  hue: '#B97A00',
  mid: '#E5AE3D',
  light: '#F5D993',
  pale: '#FBF3DC',
}
