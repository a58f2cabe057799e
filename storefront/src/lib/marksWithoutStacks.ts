import type { ViteUserConfig } from 'astro'

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>

const MARK = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

export const withoutStacks = (code: string) =>
  code.replace(MARK, '$1 = Object.create(Error.prototype, { message: { value: $2 } })')

/**
 * React makes a few errors while its file is evaluated, as marks that it throws and catches itself. Where a
 * debugger listens, as Lighthouse's does, an error keeps the places that it comes from, for which V8 parses all of
 * React once more: some 15 of the 25 ms that `/signin` was blocked for. A mark needs to be an error with its
 * message, and no stack (docs/decisions/0042).
 */
export function marksWithoutStacks(): Plugin {
  return {
    name: 'portal:marks-without-stacks',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const marked = withoutStacks(code)
        // Nothing else would tell whoever takes the next React.
        if (marked === code) this.error('React makes its marks in another way: see docs/decisions/0042')
        return { code: marked, map: null }
      },
    },
  }
}
