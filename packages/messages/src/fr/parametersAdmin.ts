export const parametersAdmin = {
  validName: 'Des lettres, chiffres, points, tirets ; une lettre d’abord',
  validValue: 'Cette valeur ne convient pas à ce paramètre',
  nameTaken: 'Ce paramètre existe déjà',
} as const
