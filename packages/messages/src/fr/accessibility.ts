/** Accessibility statement, site map. Contents are HTML; places are escaped already. */
export const accessibility = {
  title: 'Déclaration d’accessibilité',
  description: 'Ce qui a été vérifié, ce qui ne l’a pas été, et comment signaler une difficulté.',
  mention: {
    none: 'Accessibilité : non évaluée',
    not: 'Accessibilité : non conforme',
    partial: 'Accessibilité : partiellement conforme',
    full: 'Accessibilité : totalement conforme',
  },
  intro:
    '%{name} s’engage à rendre ce portail accessible, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration s’applique à %{site}.',
  stateTitle: 'État de conformité',
  state: {
    none: 'Le portail n’a pas été évalué : personne n’a encore vérifié sa conformité au référentiel général d’amélioration de l’accessibilité (RGAA). Nous ne déclarons donc aucun niveau.',
    not: 'Le portail n’est pas conforme au référentiel général d’amélioration de l’accessibilité (RGAA).',
    partial:
      'Le portail est partiellement conforme au référentiel général d’amélioration de l’accessibilité (RGAA).',
    full: 'Le portail est totalement conforme au référentiel général d’amélioration de l’accessibilité (RGAA).',
  },
  audit: 'Évaluation faite par %{auditor}, le %{date}.',
  rate: '%{rate} % des critères applicables sont respectés.',
  plan: 'Schéma pluriannuel d’accessibilité',
  checkedTitle: 'Ce que nous contrôlons nous-mêmes',
  checked:
    'Chaque version du portail passe des contrôles automatiques : noms et structure des pages, contrastes, clavier, zoom, largeur d’un téléphone. Ils ne trouvent qu’une partie des défauts et ne remplacent pas une évaluation.',
  reportTitle: 'Signaler une difficulté',
  report:
    'Une page, un formulaire ou une vidéo vous résiste ? Écrivez-nous à %{email} : dites-nous l’adresse de la page et ce que vous vouliez faire. Nous vous répondons et vous proposons un autre moyen d’obtenir ce que vous cherchiez.',
  reportButton: 'Signaler une difficulté',
  reportSubject: 'Accessibilité du portail Next Epsilon Apps',
  defenderTitle: 'Voies de recours',
  defender:
    'Si vous nous avez signalé un défaut qui vous empêche d’accéder à un contenu ou à un service, et que vous n’avez pas obtenu de réponse satisfaisante, vous pouvez saisir le Défenseur des droits.',
  defenderLink: 'Écrire au Défenseur des droits',
} as const

export const siteMap = {
  title: 'Plan du site',
  description: 'Toutes les pages du portail, et toutes les applications par catégorie.',
  pages: 'Pages',
  yourPages: 'Vos pages',
  about: 'À propos',
  apps: 'Applications',
} as const
