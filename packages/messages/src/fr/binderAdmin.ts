/** Back office: the binder. */
export const binderAdmin = {
  help: 'Ce qui est vrai de cette installation, pour le délégué à la protection des données : registre, destinataires, durées appliquées, accessibilité, écoconception, composants.',
  save: 'Enregistrer le classeur',
  print: 'Imprimer',
  table: 'Tableau du classeur',
} as const
