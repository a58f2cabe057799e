export type View = 'list' | 'grid'
/** Key of react-admin's store for the administrator's choice. */
export const VIEW_KEY = 'manageapps.view'
