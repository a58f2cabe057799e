/** Back office: parameters. */
export const parametersAdmin = {
  validName: 'Des lettres, chiffres, points, tirets ; une lettre d’abord',
  validValue: 'Cette valeur ne convient pas à ce paramètre',
  between: 'Un nombre entier de %{min} à %{max}.',
  nameTaken: 'Ce paramètre existe déjà',
  resource: {
    page: { create: 'Nouveau paramètre' },
    fields: {
      id: 'N°',
      q: 'Rechercher',
      parameter_name: 'Nom',
      parameter_value: 'Valeur',
      parameter_status: 'En vigueur',
      parameter_description: 'Description',
      url: 'Adresse',
      img_src: 'Image',
      created_at: 'Créé le',
      updated_at: 'Mis à jour le',
    },
  },
  groups: {
    access: 'Accès',
    accounts: 'Comptes',
    catalogue: 'Catalogue',
    messages: 'Messages',
  },
  settings: {
    title: 'Paramètres du portail',
    help: 'Chaque réglage s’enregistre à part et prend effet aussitôt.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Enregistré',
    typed: 'Pas encore enregistré',
    conflict:
      'Quelqu’un d’autre vient de changer ce réglage : « %{value} ». Rien n’a été écrasé ; votre choix reste proposé. Vérifiez, puis enregistrez de nouveau.',
    aside: 'Désactivé ou supprimé : le portail applique la valeur initiale.',
    apply: 'Mettre en vigueur',
  },
  advanced: {
    title: 'Avancé',
    heading: 'Paramètres, vue avancée',
    back: 'Paramètres du portail',
  },
  status: { 0: 'Désactivé', 1: 'En vigueur' },
  statusHelp: 'Désactivé : le portail applique la valeur initiale.',
  free: 'Paramètre libre : le portail le conserve sans le lire.',
  initial: 'Valeur initiale : %{value}',
  nameHelp: 'Choisissez un paramètre du portail ou donnez un nom libre.',
  delete: {
    button: 'Supprimer le paramètre',
    title: 'Supprimer « %{name} » ?',
    known: 'Le portail reprend sa valeur initiale : %{value}.',
    free: 'Le portail ne lit pas ce paramètre : rien d’autre ne change.',
    bulkTitle: 'Supprimer %{smart_count} paramètre ? |||| Supprimer %{smart_count} paramètres ?',
    bulkText: 'Le portail reprend sa valeur initiale. |||| Le portail reprend leurs valeurs initiales.',
  },
  days: '%{smart_count} jour |||| %{smart_count} jours',
  unlimited: 'Sans limite',
  empty: 'Aucun',
  lines: '%{smart_count} ligne |||| %{smart_count} lignes',
  never: 'Jamais',
  choices: { off: 'Désactivé', offered: 'Proposé', required: 'Exigé' },
  known: {
    access: {
      autoGrant: {
        label: 'Accorder sans attendre',
        help: 'Quand ce réglage est actif, chaque demande est accordée aussitôt, pour 4 heures, sans passer par un administrateur.',
      },
      pendingDays: {
        label: 'Délai de réponse',
        help: 'Nombre de jours après lesquels une demande restée sans réponse est close ; 0 pour ne jamais la clore.',
      },
      grantDomains: {
        label: 'Domaines accordés aussitôt',
        help: 'Domaines d’adresse e-mail, un par ligne, par exemple « exemple.fr » : leurs demandes sont accordées aussitôt, pour 4 heures. Quiconque peut s’inscrire avec une adresse qui n’est pas la sienne : faites d’abord confirmer les adresses.',
      },
      grantPartners: {
        label: 'Partenaires accordés aussitôt',
        help: 'Identifiants de partenaires, un par ligne : les demandes faites depuis leur page sont accordées aussitôt, pour 4 heures. Tout visiteur peut ouvrir la page d’un partenaire.',
      },
      grantApps: {
        label: 'Applications accordées aussitôt',
        help: 'Codes d’applications, un par ligne : les demandes qui les concernent sont accordées aussitôt, pour 4 heures.',
      },
      refusals: {
        label: 'Motifs de refus proposés',
        help: 'Une phrase par ligne, le français puis l’anglais, séparés par « | ». La personne reçoit celle de sa langue.',
      },
      useBy: {
        label: 'Délai d’ouverture',
        help: 'Nombre de jours pendant lesquels un accès accordé peut être ouvert une première fois.',
      },
    },
    nbAccess: {
      label: 'Accès par personne et par application',
      help: 'Combien de fois une même personne peut obtenir un accès à une application ; 0 pour ne pas limiter.',
    },
    dureeAcces: {
      label: 'Durée proposée',
      help: 'La durée proposée par défaut quand un administrateur accorde un accès.',
    },
    users: {
      validate: {
        label: 'Valider les nouveaux comptes',
        help: 'Quand ce réglage est actif, un nouveau compte peut se connecter et demander, mais n’ouvre rien avant d’être validé.',
      },
      confirmEmail: {
        label: 'Faire confirmer les adresses',
        help: 'Quand ce réglage est actif, on n’ouvre rien avant d’avoir confirmé son adresse par le lien reçu ; on peut se connecter et demander. Vaut aussi pour les comptes existants.',
      },
      secondFactor: {
        label: 'Second facteur',
        help: 'Pour les administrateurs et les éditeurs qui ont un mot de passe du portail : une clé d’accès ou un code en plus du mot de passe. Avec « Exigé », ils n’administrent rien avant d’avoir configuré le leur.',
      },
    },
    search: {
      synonyms: {
        label: 'Synonymes de la recherche',
        help: 'Une ligne par groupe de mots qui veulent dire la même chose. Les éditeurs les tiennent à jour sur la page « Recherches sans résultat ».',
      },
    },
    catalogue: {
      hideOffline: {
        label: 'Masquer les applications hors ligne',
        help: 'Quand ce réglage est actif, les applications au statut « Hors ligne » disparaissent du catalogue public.',
      },
    },
  },
} as const
