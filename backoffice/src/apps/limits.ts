const limit = (maxLength: number) => ({ htmlInput: { maxLength } })

/** The longest texts that the contract takes (`AppCreate`), as input properties. */
export const atMost = {
  name: limit(120),
  code: limit(10),
  category: limit(80),
  version: limit(40),
  description: limit(4000),
  tags: limit(400),
  badge: limit(40),
  url: limit(2048),
}
