/** Sentences of the conformance list: what is tried, and what to mend where it fails; the keys are the cases. */
export const conformance = {
  valid: {
    title: 'Un ticket valable ouvre la démonstration',
    mend: 'Échangez le ticket auprès du portail, posez votre propre cookie et répondez par une redirection 303.',
  },
  address: {
    title: 'Le ticket quitte l’adresse et n’est transmis à personne',
    mend: 'Redirigez vers l’adresse sans le ticket, avec « Referrer-Policy: no-referrer ».',
  },
  cookie: {
    title: 'Le cookie est protégé',
    mend: 'Posez le cookie avec HttpOnly, SameSite et, en https, Secure.',
  },
  tampered_cookie: {
    title: 'Un cookie modifié n’ouvre rien',
    mend: 'Signez le cookie et vérifiez la signature à chaque requête.',
  },
  no_pass: {
    title: 'Sans ticket ni cookie, rien ne s’ouvre',
    mend: 'Placez le contrôle devant toutes les adresses de la démonstration.',
  },
  replay: {
    title: 'Un ticket ne sert qu’une fois',
    mend: 'Laissez le portail échanger chaque ticket, et n’ouvrez rien quand il refuse.',
  },
  other_app: {
    title: 'Le ticket d’une autre application est refusé',
    mend: 'Comparez « aud » au code de votre application.',
  },
  expired: {
    title: 'Un ticket trop vieux est refusé',
    mend: 'Vérifiez « exp » à l’heure du portail.',
  },
  alg_none: {
    title: 'Un ticket sans signature est refusé',
    mend: 'N’acceptez que l’algorithme ES256, quoi que dise le ticket.',
  },
  tampered_ticket: {
    title: 'Un ticket modifié est refusé',
    mend: 'Vérifiez la signature avec les clés publiées par le portail.',
  },
  rotated_key: {
    title: 'Une nouvelle clé du portail est reconnue',
    mend: 'Relisez la liste des clés quand un ticket en nomme une que vous ne connaissez pas.',
  },
  clock_behind: {
    title: 'Un ticket qui semble tout juste périmé est admis',
    mend: 'Tolérez une minute entre votre horloge et celle du portail.',
  },
  clock_ahead: {
    title: 'Un ticket qui semble émis dans le futur est admis',
    mend: 'Ne refusez pas un ticket dont « iat » est en avance de moins d’une minute.',
  },
  portal_away: {
    title: 'Quand le portail ne répond pas, personne n’entre',
    mend: 'N’ouvrez rien quand l’échange ne répond pas par un accès.',
  },
  cache: {
    title: 'Aucune page ne reste dans un cache',
    mend: 'Servez les pages avec « Cache-Control: no-store », et le reste avec « private, no-cache ».',
  },
  socket_no_pass: {
    title: 'Sans cookie, aucun WebSocket ne s’ouvre',
    mend: 'Contrôlez le cookie aussi quand la connexion demande à devenir un WebSocket.',
  },
  socket_foreign: {
    title: 'Un WebSocket d’un autre site est refusé',
    mend: 'Comparez « Origin » à l’adresse publique de la démonstration.',
  },
  socket_revoked: {
    title: 'Un WebSocket ouvert est coupé à la révocation',
    mend: 'Suivez les événements du portail et fermez les connexions ouvertes de l’accès.',
  },
  stream_revoked: {
    title: 'Un flux ouvert est coupé à la révocation',
    mend: 'Suivez les événements du portail et fermez aussi les réponses en cours.',
  },
  page_revoked: {
    title: 'Les pages se ferment après une révocation',
    mend: 'Demandez au portail au moins toutes les 30 secondes si l’accès court encore.',
  },
  ended: {
    title: 'Le portillon se ferme à la fin de l’accès',
    mend: 'Comparez « access_exp » à l’heure du portail à chaque requête.',
  },
  direct: {
    title: 'La démonstration ne répond pas sans son portillon',
    mend: 'Faites écouter la démonstration sur 127.0.0.1, ou derrière un pare-feu.',
  },
} as const
