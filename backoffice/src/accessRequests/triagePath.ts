/** Address of the view that shows one request at a time. */
export const TRIAGE_PATH = '/requestappaccess/triage'
