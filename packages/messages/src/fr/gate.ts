/** The pages and the clock that a gate shows before a demo. */
export const gate = {
  portal: 'Portail Apps',
  brand: 'Next by Epsilon',
  door: {
    title: 'Cette démonstration s’ouvre depuis le portail',
    detail:
      'L’accès à %{name} est personnel et limité dans le temps. Ouvrez la démonstration depuis le portail : il vous remet un ticket et vous conduit ici.',
    action: 'Aller au portail',
  },
  ended: {
    title: 'Votre temps est écoulé',
    detail: 'Merci d’avoir essayé %{name}. La porte s’est refermée à l’heure prévue.',
    action: 'Demander un nouvel accès',
  },
  revoked: {
    title: 'Votre accès a pris fin',
    detail:
      'L’équipe du laboratoire a refermé cet accès à %{name} avant son terme. Vous pouvez en demander un autre ou lui écrire depuis le portail.',
    action: 'Revenir au portail',
  },
  left: {
    title: 'À bientôt',
    detail: 'Merci d’avoir essayé %{name}. Votre accès court encore : vous pouvez revenir tout de suite.',
    action: 'Revenir à la démonstration',
  },
  ticket: {
    title: 'Ce ticket n’est plus valable',
    detail:
      'Un ticket ne sert qu’une fois, pour une seule démonstration, dans les cinq minutes qui suivent son émission. Rouvrez %{name} depuis le portail pour en recevoir un neuf.',
    action: 'Rouvrir depuis le portail',
  },
  unavailable: {
    title: 'Le portail ne répond pas pour l’instant',
    detail:
      'Votre ticket pour %{name} n’a pas pu être vérifié. Patientez un instant, puis ouvrez de nouveau la démonstration depuis le portail.',
    action: 'Revenir au portail',
  },
  missing: {
    title: 'Aucune démonstration à cette adresse',
    detail: 'Les démonstrations s’ouvrent depuis le portail, chacune avec son propre ticket.',
    action: 'Aller au portail',
  },
  asleep: {
    title: 'La démonstration ne répond pas',
    detail:
      '%{name} met plus de temps que prévu à répondre. Cette page essaie de nouveau toutes les cinq secondes ; gardez-la ouverte.',
    action: 'Revenir au portail',
  },
  farewell: {
    used: 'Temps utilisé : %{time}',
    timeLeft: 'Il vous reste %{time}.',
    minutes: '%{count} min',
    hours: '%{hours} h %{minutes}',
    lessThanAMinute: 'moins d’une minute',
    about: 'Votre avis',
    voluntary: 'Deux questions, si vous le voulez bien.',
    useful: 'Cette démonstration vous a-t-elle été utile ?',
    usefulNo: 'Non',
    usefulSoSo: 'Un peu',
    usefulYes: 'Oui',
    again: 'Aimeriez-vous l’utiliser pour de bon ?',
    againYes: 'Oui',
    againNo: 'Non',
    comment: 'Un mot de plus (facultatif)',
    send: 'Envoyer',
    thanks: 'Merci, votre avis est arrivé.',
    incomplete: 'Choisissez une réponse à chacune des deux questions.',
    notSent: 'Votre avis n’a pas pu être envoyé. Essayez encore dans un instant.',
    next: 'À découvrir aussi : %{name}',
    askAgain: 'Demander un nouvel accès',
    portal: 'Revenir au portail',
  },
  clock: {
    label: 'Temps restant',
    group: 'Votre accès à %{name}',
    lastMinutes: 'Il vous reste moins de cinq minutes.',
    lastMinute: 'Il vous reste moins d’une minute.',
    leave: 'Quitter',
    more: 'Ajouter %{count} minutes',
    added: '%{count} minutes ont été ajoutées.',
    notAdded: 'Le temps n’a pas pu être ajouté.',
    day: 'j',
    hour: 'h',
    minute: 'min',
    second: 's',
  },
} as const
