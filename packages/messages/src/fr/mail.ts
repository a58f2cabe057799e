/** Mails; one text serves the plain and the HTML version. */
export const mail = {
  hello: 'Bonjour %{prenom},',
  helloNobody: 'Bonjour,',
  signature: 'L’équipe %{title}',
  why: 'Vous recevez ce message parce que vous avez un compte sur %{title}.',
  reason: 'Le motif indiqué : « %{reason} »',
  oneDay: '1 jour',
  days: '%{count} jours',

  requestReceived: {
    subject: 'Votre demande d’accès à « %{app} » est enregistrée',
    body: 'Nous avons bien reçu votre demande d’accès à « %{app} ». L’équipe du laboratoire vous répondra par e-mail.',
    action: 'Suivre ma demande',
  },
  requestGranted: {
    subject: 'Votre accès à « %{app} » est prêt',
    body: 'Votre demande d’accès à « %{app} » est acceptée. Vous disposez de %{duration} à partir de la première ouverture.',
    until:
      'Ouvrez l’application avant le %{date} (heure de Paris) ; passé ce moment, il faudra refaire une demande.',
    action: 'Ouvrir l’application depuis le portail',
  },
  visitGranted: {
    subject: 'Votre invitation « %{visit} »',
    body: 'Bienvenue. Grâce à l’invitation « %{visit} », vous pouvez ouvrir : %{apps}.',
    open: 'Pour chaque application, vous disposez de %{duration} à partir de la première ouverture. Ouvrez-la avant le %{date} (heure de Paris).',
    action: 'Voir mes applications',
  },
  requestRefused: {
    subject: 'Votre demande d’accès à « %{app} » n’est pas acceptée',
    body: 'Nous ne pouvons pas donner suite à votre demande d’accès à « %{app} ».',
    again: 'Vous pouvez faire une nouvelle demande depuis le portail.',
    action: 'Voir le catalogue',
  },
  requestCancelled: {
    subject: 'Votre accès à « %{app} » est annulé',
    body: 'L’équipe du laboratoire a annulé votre accès à « %{app} ».',
    waiting: {
      subject: 'Votre demande d’accès à « %{app} » est annulée',
      body: 'L’équipe du laboratoire a annulé votre demande d’accès à « %{app} ».',
    },
    running: 'L’accès en cours est terminé : l’application s’est fermée.',
    again: 'Vous pouvez faire une nouvelle demande depuis le portail.',
    action: 'Voir mes applications',
  },
  requestWaiting: {
    subject: '%{person} demande un accès à « %{app} »',
    body: '%{person} demande un accès à « %{app} ». La demande attend votre décision.',
    organisation: 'Organisation : %{organisation}',
    reason: 'Sa demande : « %{reason} »',
    why: 'Vous recevez ce message parce que vous administrez %{title}.',
    action: 'Traiter la demande',
  },
  inConsole: 'Ouvrir la demande dans la console',
  requestsWaiting: {
    subject: '%{count} nouvelles demandes d’accès attendent',
    body: '%{count} demandes d’accès sont arrivées depuis le dernier message, la première le %{date} (heure de Paris). Chaque lien ouvre une demande :',
    action: 'Voir la file',
  },
  requestsLate: {
    subject: 'Demandes d’accès sans réponse depuis un jour ouvré : %{count}',
    body: 'Demandes sans réponse depuis un jour ouvré ou plus : %{count}. La plus ancienne attend depuis le %{date} (heure de Paris). Chaque lien ouvre une demande :',
    action: 'Voir la file',
  },
  requestUnanswered: {
    subject: 'Votre demande d’accès à « %{app} » est close',
    body: 'Votre demande d’accès à « %{app} » est restée sans réponse pendant %{days} ; elle est maintenant close. Nous le regrettons.',
    again: 'Vous pouvez faire une nouvelle demande depuis le portail.',
    action: 'Voir mes applications',
  },
  requestNotAnswered: {
    subject: 'La demande pour « %{app} » (%{person}) est close, sans réponse',
    body: '%{person} a demandé un accès à « %{app} » il y a %{days}. Personne n’a répondu : la demande est close, et la personne est prévenue.',
    why: 'Vous recevez ce message parce que vous administrez %{title}.',
    action: 'Voir les demandes',
  },
  demoDown: {
    subject: 'La démonstration « %{app} » ne répond pas',
    body: 'La démonstration « %{app} » ne répond pas depuis le %{date} (heure de Paris). Personne ne peut l’ouvrir pour le moment, et aucun temps n’est décompté.',
    again: 'Vous ne recevrez pas d’autre message tant qu’elle n’aura pas répondu de nouveau.',
    why: 'Vous recevez ce message parce que vous administrez %{title}.',
    action: 'Voir les applications',
  },
  draftFailed: {
    subject: 'La publication prévue de « %{app} » n’a pas eu lieu',
    body: 'Vous aviez prévu de publier le brouillon de « %{app} » le %{date} (heure de Paris). Il n’a pas été publié.',
    kept: 'Le brouillon est conservé tel quel, et rien n’a changé sur le site.',
    action: 'Voir le brouillon',
  },
  appOpened: {
    subject: '« %{app} » est ouverte aux essais',
    body: 'Vous nous aviez demandé de vous prévenir : « %{app} » est maintenant ouverte aux essais.',
    once: 'C’est le seul message que vous recevrez à ce sujet.',
    action: 'Voir l’application',
  },
  accountIdle: {
    subject: 'Votre compte sera bientôt supprimé',
    body: 'Vous n’avez pas ouvert votre compte depuis longtemps. Sans nouvelle de vous, nous le supprimerons, avec tout ce qui vous concerne, après le %{date} (heure de Paris).',
    keep: 'Pour le garder, il suffit de vous connecter une fois.',
    action: 'Se connecter',
  },
  companyJoined: {
    subject: 'Votre compte s’ouvre avec la connexion de votre entreprise',
    body: 'Vous venez de vous connecter à %{title} avec le compte de votre entreprise. Il ouvre désormais le compte que vous aviez ici avec la même adresse.',
    password: 'Votre ancien mot de passe ne sert plus, et vos autres sessions sont fermées.',
    notYou: 'Si ce n’était pas vous, prévenez le laboratoire et votre service informatique.',
    action: 'Voir mon compte',
  },
  emailConfirm: {
    subject: 'Confirmez votre adresse e-mail',
    body: 'Pour ouvrir des applications sur %{title}, confirmez que cette adresse est la vôtre. Le lien est valable sept jours et ne sert qu’une fois.',
    ignore: 'Si vous n’avez pas créé de compte, ignorez ce message.',
    action: 'Confirmer mon adresse',
  },
  newDevice: {
    subject: 'Connexion depuis un nouvel appareil',
    body: 'Votre compte %{title} vient de s’ouvrir depuis un appareil ou un navigateur que nous n’avions pas encore vu : %{device}, le %{date} (heure de Paris).',
    you: 'Si c’était vous, vous n’avez rien à faire : nous ne vous écrirons plus au sujet de cet appareil.',
    notYou:
      'Si ce n’était pas vous, fermez cette session depuis votre compte, puis changez le mot de passe avec lequel vous vous connectez.',
    unknown: 'appareil inconnu',
    action: 'Voir mes sessions',
  },
  factorChanged: {
    set: {
      subject: 'Second facteur ajouté',
      body: 'Un second facteur (%{method}) a été ajouté à votre compte %{title} le %{date} (heure de Paris).',
    },
    removed: {
      subject: 'Second facteur retiré',
      body: 'Un second facteur (%{method}) a été retiré de votre compte %{title} le %{date} (heure de Paris).',
    },
    reset: {
      subject: 'Seconds facteurs réinitialisés',
      body: 'Les seconds facteurs de votre compte %{title} ont été retirés par l’équipe le %{date} (heure de Paris), et vos sessions fermées. Ajoutez-en un à votre prochaine connexion.',
    },
    recovery: {
      subject: 'Code de secours utilisé',
      body: 'Un code de secours de votre compte %{title} a servi le %{date} (heure de Paris). Il ne servira plus.',
    },
    methods: { passkey: 'clé d’accès', code: 'code à usage unique', recovery: 'code de secours' },
    notYou:
      'Si ce n’était ni vous, ni à votre demande, changez aussitôt votre mot de passe et prévenez un administrateur.',
    action: 'Voir mon compte',
  },
  passwordForgotten: {
    subject: 'Choisir un nouveau mot de passe',
    body: 'Vous avez demandé à choisir un nouveau mot de passe. Le lien ci-dessous sert une seule fois et reste valable une heure.',
    ignore: 'Si cette demande ne vient pas de vous, ne faites rien : votre mot de passe reste le même.',
    action: 'Choisir un nouveau mot de passe',
  },
} as const
