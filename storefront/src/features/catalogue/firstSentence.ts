/** The first sentence of a text, or all of one without an end. */
export const firstSentence = (text: string): string => /^.*?[.!?…](?=\s|$)/s.exec(text)?.[0] ?? text
