/** The printed page of a visit pass, which carries both languages. */
export const visitPrint = {
  lead: 'Scannez ce code avec votre téléphone.',
  steps: 'Créez votre compte ou connectez-vous : les applications s’ouvrent aussitôt.',
  address: 'Ou saisissez cette adresse :',
  window: 'Du %{from} au %{to} (heure de Paris)',
} as const
