import about from '../package.json' with { type: 'json' }

/** Version of this program. */
export const VERSION = about.version
