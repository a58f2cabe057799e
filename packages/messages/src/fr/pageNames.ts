/** Back office: names of its pages and of what they list, as the menu says them. */
export const pageNames = {
  requestappaccess: 'Demande d’accès |||| Demandes d’accès',
  visitpasses: 'Invitation |||| Invitations',
  manageapps: 'Application |||| Applications',
  'search/misses': 'Recherche sans résultat |||| Recherches sans résultat',
  manageusers: 'Utilisateur |||| Utilisateurs',
  feedback: 'Avis |||| Avis',
  parameters: 'Paramètre |||| Paramètres',
  journal: 'Journal',
  webhooks: 'Webhook |||| Webhooks',
  binder: 'Classeur',
} as const
