export const appsAdmin = {
  validCode: 'Veuillez entrer un code valide !',
  codeTaken: 'Ce code est déjà pris',
} as const
