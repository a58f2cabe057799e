/** Where the server shows the page of a draft, before the language and the key. */
export const PREVIEW_ADDRESS = '/preview'
