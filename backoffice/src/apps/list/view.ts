export type View = 'list' | 'grid'
/** Where the console keeps the administrator's choice. */
export const VIEW_KEY = 'manageapps.view'
