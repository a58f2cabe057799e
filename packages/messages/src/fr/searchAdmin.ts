/** Back office: the words of the search. */
export const searchAdmin = {
  resource: {
    fields: {
      id: 'N°',
      q: 'Rechercher',
      words: 'Mots cherchés',
      count: 'Nombre de fois',
      first_at: 'Première fois',
      last_at: 'Dernière fois',
    },
  },
  missesHelp:
    'Ce que les visiteurs ont cherché sans rien trouver, compté sans savoir qui. Un synonyme ou un mot-clé de plus, et ils trouveront.',
  forget: {
    title: 'Oublier cette recherche ? |||| Oublier ces %{smart_count} recherches ?',
    text: 'Elle reviendra dans la liste si quelqu’un la refait. |||| Elles reviendront dans la liste si quelqu’un les refait.',
  },
  synonyms: 'Synonymes',
  synonymsLabel: 'Groupes de synonymes',
  synonymsHelp:
    'Une ligne par groupe : les mots d’une même ligne trouvent les mêmes applications, en français comme en anglais.',
  synonymsExample: 'Par exemple : co2, carbone, empreinte',
  faultyLine:
    'Ligne %{line} : de deux à douze mots ou expressions, séparés par des virgules, en lettres et en chiffres. 200 lignes au plus.',
  validSynonyms: 'Chaque ligne compte de deux à douze mots séparés par des virgules',
  showStored: 'Voir la version enregistrée',
} as const
