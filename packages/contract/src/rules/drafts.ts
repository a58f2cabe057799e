/** Address of the page of a draft, without the language and the key. */
export const PREVIEW_ADDRESS = '/preview'
