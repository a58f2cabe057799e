/** The page by which administrators decide from a message. */
export const decidePage = {
  title: 'Décider de cette demande',
  reason: 'Motif du refus',
  noReason: 'Sans motif',
  ownReason: 'Ou votre propre motif',
  earlier: 'Demandes précédentes pour cette application',
  inConsole: 'Ouvrir la demande dans la console',
  done: 'Votre décision est enregistrée',
  used: 'Ce lien a déjà servi',
  decided: 'Cette demande a déjà sa réponse',
  outcome: 'État de la demande : %{state}. Décision prise par %{person}, le %{date} (heure de Paris).',
  stillWaiting: 'La demande attend toujours une réponse : décidez dans la console.',
  nobody: 'la personne elle-même ou par le portail',
  failed: 'La décision n’a pas été prise',
  unknown: 'Ce lien ne mène nulle part',
  unknownHelp: 'Il a expiré, ou la demande n’existe plus.',
  queue: 'Voir la file des demandes',
} as const
