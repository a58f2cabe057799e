import { BadSetting } from './badSetting.ts'
import { type OptionName, variableOf } from './options.ts'

const wrong = (name: OptionName, mustBe: string) =>
  new BadSetting(`--${name} (or ${variableOf(name)}) must be ${mustBe}.`)

/** @throws BadSetting */
export function webAddress(name: OptionName, text = ''): URL {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw wrong(name, 'an address like https://apps.example.org')
  return new URL(text)
}

/** @throws BadSetting */
export function pattern(name: OptionName, text: string | undefined, form: RegExp, mustBe: string): string {
  if (text === undefined || !form.test(text)) throw wrong(name, mustBe)
  return text
}

/** @throws BadSetting */
export function wholeNumber(name: OptionName, text: string, max: number): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > max) throw wrong(name, `a whole number up to ${max}`)
  return Number(text)
}
