/** Leads back to the raw table, where creating and editing begin. */
export const toAdvanced = () => 'parameters/advanced'
