/** The two ways in, which the open-app dialog loads without the rest of `signin`. */
export const entry = { title: 'Se connecter', register: 'Créer un compte' } as const
