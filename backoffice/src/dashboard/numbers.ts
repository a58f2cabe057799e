import { localeTag } from '../providers/language.ts'

export const numberText = (value: number) => value.toLocaleString(localeTag())

/** Writes a share: '4,5 %', '34 %'. */
export const shareText = (share: number) =>
  share.toLocaleString(localeTag(), { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 })

/** Writes a change with its sign: '+12 %', '−8 %'. */
export const changeText = (change: number) =>
  change.toLocaleString(localeTag(), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
