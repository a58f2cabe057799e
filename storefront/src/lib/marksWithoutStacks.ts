import type { ViteUserConfig } from 'astro'

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>

const MARK = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

export const withoutStacks = (code: string) =>
  code.replace(MARK, '$1 = Object.create(Error.prototype, { message: { value: $2 } })')

/**
 * Takes the stacks from the errors that React makes while its file is evaluated, to throw and catch as marks. With a
 * debugger attached, as Lighthouse has, V8 parses all of React again for such a stack: 15 of the 25 ms for which
 * `/signin` was blocked (docs/decisions/0042-reacts-marks-carry-no-stack.md).
 */
export function marksWithoutStacks(): Plugin {
  return {
    name: 'portal:marks-without-stacks',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const marked = withoutStacks(code)
        // Fails the build when a new React makes its marks in another way.
        if (marked === code)
          this.error(
            'React makes its marks in another way: see docs/decisions/0042-reacts-marks-carry-no-stack.md',
          )
        return { code: marked, map: null }
      },
    },
  }
}
